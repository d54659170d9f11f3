/** The user's own Word template of the credit memo: a plain file of the data folder, which backups take along. */
export const memoTemplate = 'credit-memo.docx'
