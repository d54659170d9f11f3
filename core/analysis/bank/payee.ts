/** Whom a debit pays, by its description. */

/** The words of a description that stay the same from one payment to the next. */
export const payeeOf = (description: string): string =>
  description
    .toUpperCase()
    .replace(/\b(?:ID|REF|TRACE|TRN|CONF\w*|INDN|CO ID|SEC|PPD|CCD|WEB|DES|ACH|DEBIT|WITHDRAWAL|PMT|PAYMENT)\b/g, ' ')
    .replace(/(?<!\S)[^\s\d]*\d\S*/g, ' ')
    .replace(/[^A-Z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
