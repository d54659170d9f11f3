/** Values of a filing behind their labels: "Status: Active", a label with its value to the right or below. */
import vocabulary from '../../vocabulary/filing-labels.json' with { type: 'json' }
import { labeledValues } from '../labels/labeled-values.ts'
import type { InvoiceView } from '../layout/document-view.ts'
import { confidences, type Found } from './printed.ts'

const maxValue = 120

export const labeledIn = (view: InvoiceView): readonly Found[] =>
  labeledValues(view, vocabulary.labels).flatMap(({ term, label, value, place, lead }): readonly Found[] => {
    // Behind a label only a colon makes it one, and what has a label of its own is no value of the one before it.
    const isValue = place === 'inside' ? /[:#]$/.test(label.text) : !/:(?:\s|$)/.test(value.text)
    if (lead !== null || !isValue || value.text.length > maxValue) return []
    const confidence = confidences[place === 'below' ? 'below' : 'beside']
    return [{ name: term, words: value.words, label: label.text, confidence }]
  })
