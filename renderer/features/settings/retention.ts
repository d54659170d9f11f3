/** How long files are kept, in words. */

/** Days before the end of its retention at which a file is pointed out. */
const SOON_DAYS = 3
const DAY_MS = 86_400_000

/** null: the file is gone already. */
const daysLeft = (deleteAt: string | null): number | null =>
  deleteAt === null ? null : Math.max(0, Math.ceil((Date.parse(deleteAt) - Date.now()) / DAY_MS))

/** "12 days", or that the file is gone. */
export function kept(deleteAt: string | null): string {
  const days = daysLeft(deleteAt)
  return days === null ? 'file deleted' : days === 1 ? '1 day' : `${days} days`
}
export const isSoon = (deleteAt: string | null): boolean => (daysLeft(deleteAt) ?? Infinity) <= SOON_DAYS
