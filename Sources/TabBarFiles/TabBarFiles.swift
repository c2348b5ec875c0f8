// TabBarFiles
