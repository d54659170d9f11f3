/** Amounts compared to the cent. */

export const cents = (value: number): number => Math.round(value * 100) / 100
export const equal = (a: number, b: number): boolean => Math.abs(a - b) < 0.005
