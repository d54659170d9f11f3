/** Words with which forms speak to those who fill them in: instructions and hints, never answers. Pure. */

/** Printed by forms only. */
const INSTRUCTION =
  /\b(?:undersigned|hereby|must be|please|check (?:one|all|here|if|the)|if (?:yes|no|any|applicable|different|other|so|not|you)|see (?:instructions|attached|below|reverse|page)|(?:this|the) (?:form|application|section|page)|list (?:all|any|each|names?)|attach(?:ed)? (?:a|an|copy|copies|additional|separate|sheet|list)|applying for|for example|such as|or more|and\/or|mm\s?\/\s?dd|first,? (?:middle|last)|street,? city|city,? state,? (?:and )?zip|area code|complete (?:all|this|the)|required (?:for|if|by)|office use|use only|print(?:ed)? name|include (?:all|any)|do not|if applicable|N\.?B\.?|federal law|financial institutions|credit opportunity|certif(?:y|ies) that|authori[sz](?:e|es|ing) (?:lender|lessor|us|the)|reporting purposes)\b/i
/** Printed by forms too, but firms are called "Signature Homes" and "Your Pie": they count among words in small letters. */
const PERHAPS = /\b(?:you|your|yours|optional|signature|including|continued)\b/i
const SMALL_WORD = /(?:^|\s)(?!(?:and|of|the|for|de|la|du|van|von)\b)\p{Ll}{3}/u
/** In so few words a name may hold any of them. */
const SHORT = 2

/** Whether a text found where an answer is expected is the form's own print. */
export function isPrintedText(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/^line \d$/i.test(plain)) return true
  if (/^\([^)]*[a-z]{3}/.test(plain) || /^[•◦·▪]/.test(plain)) return true
  if (/^(?:of|or|and|if|to|in|for|by|that|which|with|is|are|the) /.test(plain)) return true
  if (plain.split(' ').length <= SHORT) return false
  return INSTRUCTION.test(plain) || (PERHAPS.test(plain) && SMALL_WORD.test(plain))
}
