/** Minimum-cost assignment: captions to slots, answers to fields. The Hungarian method in its form with potentials (Jonker and Volgenant), cubic. */

/**
 * For each row of `costs` the column assigned to it, or null where leaving it alone costs less. No column is assigned twice; the sum of the
 * assigned costs and of `unassigned` for each row left alone is the least there is. Infinity forbids a pair. Rows have equal lengths.
 */
export function assign(costs: readonly (readonly number[])[], unassigned: number): readonly (number | null)[] {
  const rows = costs.length
  const columns = costs[0]?.length ?? 0
  // A column of its own for every row, in which the row stays alone.
  const width = columns + rows
  const costOf = (row: number, column: number): number =>
    column < columns ? costs[row]![column]! : column - columns === row ? unassigned : Infinity
  const rowPotential = new Float64Array(rows + 1)
  const columnPotential = new Float64Array(width + 1)
  /** Row matched to each column; rows and columns count from 1, 0 is none. */
  const matched = new Int32Array(width + 1)
  for (let row = 1; row <= rows; row++) {
    const previous = new Int32Array(width + 1)
    const minimum = new Float64Array(width + 1).fill(Infinity)
    const visited = new Uint8Array(width + 1)
    matched[0] = row
    let column = 0
    do {
      visited[column] = 1
      const from = matched[column]!
      let delta = Infinity
      let next = -1
      for (let to = 1; to <= width; to++) {
        if (visited[to]) continue
        const reduced = costOf(from - 1, to - 1) - rowPotential[from]! - columnPotential[to]!
        if (reduced < minimum[to]!) {
          minimum[to] = reduced
          previous[to] = column
        }
        if (minimum[to]! < delta) {
          delta = minimum[to]!
          next = to
        }
      }
      for (let to = 0; to <= width; to++)
        if (visited[to]) {
          rowPotential[matched[to]!]! += delta
          columnPotential[to]! -= delta
        } else minimum[to]! -= delta
      column = next
    } while (matched[column] !== 0)
    while (column !== 0) {
      matched[column] = matched[previous[column]!]!
      column = previous[column]!
    }
  }
  const assigned: (number | null)[] = costs.map(() => null)
  for (let column = 1; column <= columns; column++)
    if (matched[column] !== 0) assigned[matched[column]! - 1] = column - 1
  return assigned
}
