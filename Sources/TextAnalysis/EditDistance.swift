/// The Damerau-Levenshtein distance between two words: how many letters must be put in, left out,
/// exchanged, or swapped with their neighbour (each letter in one swap at most: optimal string
/// alignment); nil when it is more than `limit`.
///
/// Takes time proportional to the product of the lengths, less where the limit is passed early.
@inlinable
public func editDistance<Letter: Equatable>(
  _ first: [Letter], _ second: [Letter], limit: Int
) -> Int? {
  if abs(first.count - second.count) > limit { return nil }
  if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  var current = beforeLast
  for row in 1...first.count {
    current[0] = row
    var best = row
    for column in 1...second.count {
      let isSame = first[row - 1] == second[column - 1]
      var distance = min(
        last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        distance = min(distance, beforeLast[column - 2] + 1)
      }
      current[column] = distance
      best = min(best, distance)
    }
    if best > limit { return nil }
    swap(&beforeLast, &last)
    swap(&last, &current)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}
