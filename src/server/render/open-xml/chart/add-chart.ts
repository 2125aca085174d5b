import type { OpenXmlPackage } from '../open-xml-package.ts'
import { relationshipKinds } from '../relationship-kinds.ts'
import { element } from '#server/open-xml/xml.ts'
import { chartWorkbook, workbookCells } from './chart-workbook.ts'
import { chartXml } from './chart-xml.ts'
import type { Chart, ChartCells } from './chart.ts'

const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const charts = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

/** Adds a chart and its workbook in `folder`, used by the part `from`, and returns the graphic that shows it. */
export function addChart(file: OpenXmlPackage, place: { from: string; folder: string; name: string }, chart: Chart): string {
  const path = `${place.folder}/charts/${place.name}.xml`
  const workbook = `${place.folder}/embeddings/${place.name}.xlsx`
  const figures = file.relate(path, relationshipKinds.embeddedPackage, workbook)
  file.addPart({ path, contentType: chartType, body: chartXml(chart, { cells: workbookCells(chart), workbook: figures }) })
  file.addPart({ path: workbook, contentType: workbookType, body: chartWorkbook(chart) })
  return chartGraphic(file.relate(place.from, relationshipKinds.chart, path))
}

/** The same, with its figures in the cells of this file. */
export function addCellChart(file: OpenXmlPackage, place: { from: string; path: string; cells: ChartCells }, chart: Chart): string {
  file.addPart({ path: place.path, contentType: chartType, body: chartXml(chart, { cells: place.cells }) })
  return chartGraphic(file.relate(place.from, relationshipKinds.chart, place.path))
}

function chartGraphic(id: string): string {
  const use = element('c:chart', { 'xmlns:c': charts, 'r:id': id })
  const data = element('a:graphicData', { uri: charts }, use)
  return element('a:graphic', { 'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main' }, data)
}
