/** How likely a page holds a financial statement: a screen over its words alone, cheap enough for every page of a long filing. */
import type { Page } from '../../document/model.ts'

/** Titles of statements as they are printed, in the words of US, UK, IFRS, nonprofit and government reporting. */
const titles =
  /(?<![\p{L}])(?:balance sheets?|statements? of (?:consolidated |combined )?(?:financial (?:position|condition)|income|operations|earnings|profit|cash flows?|activit(?:y|ies)|net position|net assets|comprehensive (?:income|earnings|loss)|revenues?|receipts|assets|functional|changes in financial position)|(?:income|earnings|cash[\s-]?flows?|operating|p ?& ?l|profit (?:and|&) loss) (?:statements?|accounts?|report)|profit (?:and|&) loss|consolidated statements? of|cash flow statement|treasurer['’]?s['’]? (?:annual |monthly )?report|receipts (?:and|&) (?:payments|disbursements|expenditures?)|bilanz|gewinn- und verlustrechnung|kapitalflussrechnung|bilan|compte de r[eé]sultats?|tableau de (?:flux de )?tr[eé]sorerie|balance general|balance de situaci[oó]n|estado de (?:resultados|situaci[oó]n|flujos?)|cuenta de p[eé]rdidas|stato patrimoniale|conto economico|balan[cç]o patrimonial|demonstra[cç][aã]o|balans|winst- en verliesrekening|balansr[aæä]kning|resultatr[aæä]kning|resultatopg[oø]relse)(?![\p{L}])/u

/** Lines that only statements carry, each counted once. */
const anchors: readonly RegExp[] = [
  /\btotal (?:for )?assets\b/,
  /\b(?:total )?current assets\b/,
  /\b(?:total (?:for )?(?:current )?liabilities|current liabilities|creditors)\b/,
  /\b(?:stockholders|shareholders|members|owners?|partners)['’]? ?s? (?:equity|deficit|capital|funds)\b|\btotal equity\b|\bcapital and reserves\b|\b(?:total )?net (?:assets|position)\b|\bfund balances?\b/,
  /\baccounts (?:receivable|payable)\b|\bdebtors\b|\b(?:trade|other) (?:receivables|payables)\b/,
  /\bproperty(?:, plant)?,? (?:and|&) equipment\b|\bfixed assets\b|\btangible assets\b|\baccumulated depreciation\b/,
  /\bretained earnings\b|\baccumulated deficit\b|\bprofit and loss account\b|\bcommon stock\b|\bshare capital\b/,
  /\b(?:total |net )?(?:revenues?|sales|turnover|income)\b/,
  /\bcosts? of (?:goods|sales|revenues?|products|services)\b|\bcogs\b|\bmerchandise costs\b/,
  /\bgross (?:profit|margin|loss)\b/,
  /\b(?:total )?(?:operating |administrative )?(?:expenses|expenditures)\b/,
  /\boperating (?:income|profit|loss|surplus)\b|\b(?:income|loss|profit) from operations\b|\bnet ordinary income\b/,
  /\b(?:income|earnings|profit|loss)(?: \(loss\))? (?:on ordinary activities )?before (?:provision|income|tax)/,
  /\bnet (?:income|earnings|profit|loss|surplus)\b|\bprofit for the (?:financial )?(?:year|period)\b|\bchange in net (?:assets|position)\b/,
  /\boperating activities\b/,
  /\binvesting activities\b/,
  /\bfinancing activities\b/,
  /\b(?:opening|beginning|starting|closing|ending)\b.{0,30}\bbalance\b|\bbalances?,? (?:at )?(?:beginning|end|brought forward|carried forward)\b|\bbrought forward\b|\bin bank\b/,
  /\breceipts\b/,
  /\bdisbursements\b|\bpayments\b/,
  /\bnet (?:in|out)flow\b/,
  /\b(?:net )?(?:increase|decrease|change)(?: \((?:increase|decrease)\))? in cash\b/,
  // The same in other languages, as many as there are divisions of a statement.
  /aktiva|\bactifs?\b|\bactivos?\b|\bactiva\b|\battivo\b|\bativo\b|\baktiver\b|tillgångar/,
  /passiva|\bpassifs?\b|\bpasivos?\b|\bpassivo\b|\bpassiver\b|verbindlichkeiten|\bschulden\b|\bdettes\b|\bskulder\b/,
  /eigenkapital|capitaux propres|\bpatrimonio\b|patrimônio|eigen vermogen|egenkapital|eget kapital/,
  /umsatzerlöse|chiffre d.affaires|\bventas\b|\bingresos\b|\bricavi\b|\breceitas?\b|\bomzet\b|omsætning|omsättning|omsetning/,
  /aufwand|aufwendungen|\bcharges\b|\bgastos\b|\bcostos\b|\bcostes\b|\bcosti\b|\bdespesas\b|\bkosten\b|omkostninger|kostnader/,
  /ergebnis|jahresüberschuss|\brésultat\b|\butilidad\b|\bresultados?\b|\butile\b|\blucro\b|\bresultaat\b|\bresultat\b/,
]

/** A statement shows at least this many lines that end in an amount; a passing mention of one does not. */
const fieldLines = 5
const endsInField = /(?:\d[\d,.\s']*\)?|[–—-])\s*%?\s*[A-Z]{0,3}$/

/**
 * 0 to 1: 0 for prose and empty pages, above 0.5 for a page that is very likely a statement or part of one.
 * Works on a low-resolution OCR page as well; anything from 0.2 deserves table work.
 */
export function statementRelevance(page: Page): number {
  let numberLines = 0
  let topText = ''
  const texts: string[] = []
  for (const [index, line] of page.lines.entries()) {
    if (endsInField.test(line.text)) numberLines++
    const text = line.text.toLowerCase().replaceAll('_', ' ')
    texts.push(text)
    if (index < topLines) topText += `${text}\n`
  }
  if (numberLines < 2) return 0
  const text = texts.join('\n')
  let found = 0
  for (const anchor of anchors) {
    if (anchor.test(text)) found++
    if (found === fullEvidence) break
  }
  const titled = titles.test(topText)
  const density = Math.min(1, numberLines / fieldLines)
  const evidence = Math.min(1, found / fullEvidence) * 0.75 + (titled ? 0.25 : 0)
  return density * evidence
}

/** Lines from the top in which a title is looked for; a letterhead takes a few of them. */
const topLines = 14
/** Balance sheets, income and cash flow statements all show this many of the anchors; prose about results may show as many, but without amounts. */
const fullEvidence = 6
