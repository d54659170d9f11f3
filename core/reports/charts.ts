/** Native charts of a workbook: their content, and their DrawingML. */

/**
 * A bar chart over categories. Every series points at cells; its texts and values are the cached copies that viewers
 * display first.
 */
export interface Chart {
  readonly sheet: string
  readonly title: string
  readonly bars: 'vertical' | 'horizontal'
  /** Series stand on one another; else beside each other. */
  readonly stacked?: boolean
  /** Draws the first category last, so that a newest-first table reads left to right in time. */
  readonly reversed: boolean
  readonly valueTitle: string
  readonly categoryTitle?: string
  /** Number format of the value axis. */
  readonly valueFormat: string
  readonly categories: { readonly range: string; readonly texts: readonly string[] }
  readonly series: readonly ChartSeries[]
  readonly anchor: Anchor
}
export interface ChartSeries {
  readonly name: string
  readonly nameCell: string
  readonly range: string
  /** Null: no bar is drawn. */
  readonly values: readonly (number | null)[]
  /** Without an explicit fill some programs draw nothing; null: the bar is not seen, and carries the ones on it. */
  readonly rgb: string | null
}
/** Cells a drawing covers, 0-based; the `to` corner is exclusive. */
export interface Anchor {
  readonly fromColumn: number
  readonly fromRow: number
  readonly toColumn: number
  readonly toRow: number
}

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, mark => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' })[mark]!)

const ink = '1B1F24'
const muted = '5B6470'
const hairline = 'D9DCE0'

const textProperties = (size: number, rgb: string, bold = false): string =>
  `<a:defRPr sz="${size}" b="${bold ? 1 : 0}"><a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill><a:latin typeface="Arial"/></a:defRPr>`
const runProperties = (size: number, rgb: string, bold: boolean): string =>
  `<a:rPr lang="en-US" sz="${size}" b="${bold ? 1 : 0}"><a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill><a:latin typeface="Arial"/></a:rPr>`

interface TitleStyle {
  /** In hundredths of a point. */
  readonly size: number
  readonly rgb: string
  readonly bold?: boolean
  /** Reads from bottom to top. */
  readonly rotated?: boolean
}

const titleXml = (text: string, { size, rgb, bold = false, rotated = false }: TitleStyle): string =>
  `<c:title><c:tx><c:rich><a:bodyPr${rotated ? ' rot="-5400000" vert="horz"' : ''}/><a:lstStyle/><a:p><a:pPr>${textProperties(size, rgb, bold)}</a:pPr>` +
  `<a:r>${runProperties(size, rgb, bold)}<a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`

const labelText = `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${textProperties(800, muted)}</a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`
const lineXml = (rgb: string): string =>
  `<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill></a:ln></c:spPr>`

const textCache = (texts: readonly string[]): string =>
  `<c:strCache><c:ptCount val="${texts.length}"/>${texts
    .map((text, index) => `<c:pt idx="${index}"><c:v>${escapeXml(text)}</c:v></c:pt>`)
    .join('')}</c:strCache>`

function seriesXml(series: ChartSeries, index: number, chart: Chart): string {
  const points = series.values
    .map((value, at) => (value === null ? '' : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`))
    .join('')
  return (
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>` +
    `<c:tx><c:strRef><c:f>${escapeXml(series.nameCell)}</c:f>${textCache([series.name])}</c:strRef></c:tx>` +
    `<c:spPr>${series.rgb === null ? '<a:noFill/>' : `<a:solidFill><a:srgbClr val="${series.rgb}"/></a:solidFill>`}<a:ln><a:noFill/></a:ln></c:spPr><c:invertIfNegative val="0"/>` +
    `<c:cat><c:strRef><c:f>${escapeXml(chart.categories.range)}</c:f>${textCache(chart.categories.texts)}</c:strRef></c:cat>` +
    `<c:val><c:numRef><c:f>${escapeXml(series.range)}</c:f><c:numCache><c:formatCode>${escapeXml(chart.valueFormat)}</c:formatCode>` +
    `<c:ptCount val="${series.values.length}"/>${points}</c:numCache></c:numRef></c:val></c:ser>`
  )
}

/**
 * Bars are compared by length, so the axis begins at zero whatever the program would choose. With a value below zero it
 * includes zero by itself.
 */
const beginsAtZero = ({ series }: Chart): boolean =>
  series.every(({ values }) => values.every(value => value === null || value >= 0))

const categoryAxis = 111
const valueAxis = 222

/** The chart part. Its elements follow the order of the schema; otherwise Excel repairs the file. */
export function chartXml(chart: Chart): string {
  const horizontal = chart.bars === 'horizontal'
  const legend =
    chart.series.length > 1 && chart.stacked !== true
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${labelText.replace(muted, ink)}</c:legend>`
      : ''
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    '<c:roundedCorners val="0"/><c:chart>' +
    titleXml(chart.title, { size: 1000, rgb: ink, bold: true }) +
    '<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>' +
    `<c:barChart><c:barDir val="${horizontal ? 'bar' : 'col'}"/><c:grouping val="${chart.stacked === true ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>` +
    chart.series.map((series, index) => seriesXml(series, index, chart)).join('') +
    `<c:gapWidth val="60"/><c:overlap val="${chart.stacked === true ? 100 : -5}"/><c:axId val="${categoryAxis}"/><c:axId val="${valueAxis}"/></c:barChart>` +
    `<c:catAx><c:axId val="${categoryAxis}"/><c:scaling><c:orientation val="${chart.reversed ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/>` +
    `<c:axPos val="${horizontal ? 'l' : 'b'}"/>${chart.categoryTitle ? titleXml(chart.categoryTitle, { size: 800, rgb: muted, rotated: horizontal }) : ''}` +
    '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
    `${lineXml(muted)}${labelText}<c:crossAx val="${valueAxis}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>` +
    `<c:valAx><c:axId val="${valueAxis}"/><c:scaling><c:orientation val="minMax"/>${beginsAtZero(chart) ? '<c:min val="0"/>' : ''}</c:scaling><c:delete val="0"/>` +
    `<c:axPos val="${horizontal ? 'b' : 'l'}"/><c:majorGridlines>${lineXml(hairline)}</c:majorGridlines>` +
    titleXml(chart.valueTitle, { size: 800, rgb: muted, rotated: !horizontal }) +
    `<c:numFmt formatCode="${escapeXml(chart.valueFormat)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>` +
    '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>' +
    // With the categories reversed, the value axis would be on the far side without "max".
    `${labelText}<c:crossAx val="${categoryAxis}"/><c:crosses val="${chart.reversed ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>` +
    '<c:spPr><a:noFill/></c:spPr></c:plotArea>' +
    `${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
    `<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln w="6350"><a:solidFill><a:srgbClr val="${hairline}"/></a:solidFill></a:ln></c:spPr>` +
    '</c:chartSpace>'
  )
}
