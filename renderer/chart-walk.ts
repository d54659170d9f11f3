/** Walking along a chart with the arrow keys: the tip of one point after the other, as the mouse would show it. */
import type { Ref } from 'vue'

/** What a chart can be told to do. */
interface Chart {
  dispatchAction(action: Readonly<Record<string, unknown>>): void
}

/** Starts at the last point; over either end it goes on at the other. `leave` hides the tip and forgets the point. */
export function useChartWalk(chart: Readonly<Ref<Chart | null>>, length: () => number) {
  let at: number | null = null
  function walk(by: 1 | -1): void {
    at = at === null ? length() - 1 : (at + by + length()) % length()
    chart.value?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: at })
  }
  function leave(): void {
    at = null
    chart.value?.dispatchAction({ type: 'hideTip' })
  }
  return { walk, leave }
}
