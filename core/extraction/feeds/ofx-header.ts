/** How OFX is known before it is parsed. */

/** Whether a text is OFX: its header or its root element stands near the beginning. */
export const isOfx = (head: string): boolean => /^\s*OFXHEADER\s*:|<OFX>|<\?OFX\s/i.test(head)
