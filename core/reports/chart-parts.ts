/** Adds native charts to a finished workbook file, because exceljs cannot write them. */
import { chartXml, escapeXml, type Anchor, type Chart } from './charts.ts'
import type { Parts } from './package-file.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

/**
 * Adds a drawing to every sheet that has charts. `sheetNumbers` maps a sheet's name to the number in its part's name.
 * Throws when a sheet already has a drawing: exceljs writes one only for pictures, and two would make Excel repair the
 * file.
 */
export function addCharts(parts: Parts, charts: readonly Chart[], sheetNumbers: ReadonlyMap<string, number>): void {
  const types: string[] = []
  let chartCount = 0
  let drawingCount = 0
  for (const [sheet, ofSheet] of Map.groupBy(charts, chart => chart.sheet)) {
    const number = sheetNumbers.get(sheet)
    if (number === undefined) throw new Error(`No sheet is called ${sheet}`)
    drawingCount += 1
    const relations: string[] = []
    const anchors = ofSheet.map((chart, index) => {
      chartCount += 1
      parts.set(`xl/charts/chart${chartCount}.xml`, chartXml(chart))
      types.push(override(`/xl/charts/chart${chartCount}.xml`, 'drawingml.chart'))
      relations.push(relationship(`rId${index + 1}`, 'chart', `../charts/chart${chartCount}.xml`))
      return anchorXml(chart, index + 1)
    })
    const path = `xl/drawings/drawing${drawingCount}.xml`
    parts.set(
      path,
      `${declaration}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${anchors.join('')}</xdr:wsDr>`,
    )
    parts.set(
      `xl/drawings/_rels/drawing${drawingCount}.xml.rels`,
      `${declaration}<Relationships xmlns="${packageRelationships}">${relations.join('')}</Relationships>`,
    )
    types.push(override(`/${path}`, 'drawing'))
    attachDrawing(parts, number, drawingCount)
  }
  if (types.length > 0) edit(parts, '[Content_Types].xml', xml => xml.replace('</Types>', `${types.join('')}</Types>`))
}

const override = (part: string, type: string): string =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`
const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

function anchorXml(chart: Chart, id: number): string {
  const corner = (name: 'from' | 'to', column: number, row: number) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`
  const { fromColumn, fromRow, toColumn, toRow }: Anchor = chart.anchor
  return (
    `<xdr:twoCellAnchor editAs="oneCell">${corner('from', fromColumn, fromRow)}${corner('to', toColumn, toRow)}` +
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${id + 1}" name="Chart ${id}" descr="${escapeXml(chart.title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
    `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="${office}" r:id="rId${id}"/>` +
    '</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>'
  )
}

/** Elements of a worksheet that must come after its drawing. */
const afterDrawing = /<(legacyDrawing|picture|oleObjects|controls|webPublishItems|tableParts|extLst)\b|<\/worksheet>/
const drawingId = 'rIdDrawing'

function attachDrawing(parts: Parts, sheetNumber: number, drawingNumber: number): void {
  edit(parts, `xl/worksheets/sheet${sheetNumber}.xml`, xml => {
    if (/<drawing\b/.test(xml)) throw new Error(`Sheet ${sheetNumber} already has a drawing`)
    const at = xml.search(afterDrawing)
    return `${xml.slice(0, at)}<drawing xmlns:r="${office}" r:id="${drawingId}"/>${xml.slice(at)}`
  })
  const path = `xl/worksheets/_rels/sheet${sheetNumber}.xml.rels`
  const relation = relationship(drawingId, 'drawing', `../drawings/drawing${drawingNumber}.xml`)
  if (parts.has(path)) edit(parts, path, xml => xml.replace('</Relationships>', `${relation}</Relationships>`))
  else parts.set(path, `${declaration}<Relationships xmlns="${packageRelationships}">${relation}</Relationships>`)
}

function edit(parts: Parts, path: string, change: (xml: string) => string): void {
  const xml = parts.get(path)
  if (xml === undefined) throw new Error(`The workbook has no part ${path}`)
  parts.set(path, change(xml))
}
