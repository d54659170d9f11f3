/** Calls that come at about the same time become one: a statement of a database costs the same for one row as for ten. */
import DataLoader from 'dataloader'

interface Batching {
  /** Of one call together. */
  readonly maxCount: number
  /** The first waits so long for others, in milliseconds; 0: those of the same turn of the event loop go together. */
  readonly waitMs: () => number
}

/** `act` answers in the order of what it gets; when it throws, every call of it does. */
export function batched<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly Result[]>,
  { maxCount, waitMs }: Batching,
): (item: Item) => Promise<Result> {
  const loader = new DataLoader<Item, Result>(act, {
    cache: false,
    maxBatchSize: maxCount,
    batchScheduleFn: run => {
      const ms = waitMs()
      if (ms > 0) setTimeout(run, ms)
      else setImmediate(run)
    },
  })
  return item => loader.load(item)
}
