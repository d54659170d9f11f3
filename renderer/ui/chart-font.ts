/** The window's family of type as charts need it: by its names, for some labels are set by a `font` of one piece, which knows no `inherit`. */
export const chartFont = (): string => getComputedStyle(document.body).fontFamily
