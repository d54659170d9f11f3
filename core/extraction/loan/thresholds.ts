/** Thresholds that several readers of forms share. Distances are in points: the slips of drawn rules and boxes do not grow with the type. */

/**
 * Edges that meet by design may miss each other by this much: rules of a cell, a box and its words, an answer and its line. The next cell or answer
 * is further off. Half changes 1 of 41 tuned forms, double 5.
 */
export const SLACK = 4

/**
 * The middles of a box and the words or boxes beside it lie this near; rows of small print follow each other at ten points or more.
 * Half or double changes no tuned form.
 */
export const SAME_ROW = 5

/** Share of a label's words (0 to 1) that the vocabulary explains: all of them. */
export const WHOLE_COVER = 0.99

/** Share of a label's words (0 to 1) from which the vocabulary knows what it asks: two of three, or three of five. */
export const KNOWN_COVER = 0.6
