/// How far a mistyped text is from the one that was meant: the Damerau-Levenshtein distance with
/// slips that are easily made at a lower price.
///
/// A letter left out, put in or exchanged costs 1; letters that are swapped or stand on neighbouring
/// keys, and a letter written once for twice or twice for once, cost 0.6; letters that sound alike
/// 0.5.
public enum SlipCost {
  private static let easy = 0.6
  private static let heard = 0.5

  /// The price of writing `first` for `second`.
  ///
  /// Takes time proportional to the product of the lengths.
  public static func between(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Double {
    var beforeLast: [Double] = []
    var last = (0...second.count).map(Double.init)
    for row in first.indices {
      var current = [Double(row + 1)]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        var cost = min(
          last[column + 1] + addition(of: first, at: row),
          current[column] + addition(of: second, at: column))
        if first[row] == second[column] {
          cost = min(cost, last[column])
        } else if last[column] + heard < cost {
          // Only here may an exchange, of whatever price, be the cheapest.
          cost = min(cost, last[column] + exchange(first[row], second[column]))
        }
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + easy)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  private static func addition(of letters: [Unicode.Scalar], at index: Int) -> Double {
    index > 0 && letters[index] == letters[index - 1] ? easy : 1
  }

  /// The price of exchanging two different letters, at least `heard`.
  private static func exchange(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    if SoundCode.soundsAlike(first, second) { return heard }
    return KeyboardLayout.areNeighbours(first, second) ? easy : 1
  }
}
