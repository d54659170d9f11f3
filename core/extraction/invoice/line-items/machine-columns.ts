/** Columns that name a machine: its year, make or model, each in a column of its own. */

/** A column that names a machine by its year, make or model. */
export const isNaming = ({ text }: { readonly text: string }): boolean =>
  /^(?:model\s)?(?:year|yr|make|model|brand|manufacturer|baujahr|marke|modell|marque|mod[eè]le|a[nñ]o|marca|modelo|bouwjaar|merk)$/i.test(
    text.trim(),
  )
