/** Words with which forms speak to those who fill them in: instructions and hints, never answers. Pure. */

/** Said by forms only. */
const INSTRUCTION =
  /\b(?:you|your|yours|undersigned|hereby|must be|please|check (?:one|all|here|if|the)|if (?:yes|no|any|applicable|different|other|so|not|you)|see (?:instructions|attached|below|reverse|page)|(?:this|the) (?:form|application|section|page)|list (?:all|any|each|names?)|attach(?:ed)? (?:a|an|copy|copies|additional|separate|sheet|list)|applying for|for example|such as|or more|and\/or|mm\s?\/\s?dd|first,? (?:middle|last)|street,? city|city,? state,? (?:and )?zip|area code|complete (?:all|this|the)|required (?:for|if|by)|optional|office use|use only|signature|print(?:ed)? name|including|include (?:all|any)|continued|do not|if applicable|N\.?B\.?)\b/i
/** In so few words a name may hold any of them. */
const SHORT = 2

/** Whether a text found where an answer is expected is the form's own print. */
export function isPrintedText(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/^\([^)]*[a-z]{3}/.test(plain) || /^[•◦·▪]/.test(plain)) return true
  if (/^(?:of|or|and|if|to|in|for|by|that|which|with|is|are|the) /.test(plain)) return true
  return plain.split(' ').length > SHORT && INSTRUCTION.test(plain)
}
