import type { Section } from '#shared/content/content.ts'
import { readTables } from '#shared/content/read-table.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { type ChapterBodies, chapterSections } from '../chapter-sections.ts'
import { describeAs } from '../describe-as.ts'
import type { DocumentType } from '../document-type.ts'
import { homeByList } from '../home-by-list.ts'
import { viewSolution } from '../solution-view.ts'
import { traceabilityTable } from '../tables/traceability-table.ts'
import { excelOutline, type SheetId } from './outline.ts'
import { cost } from './sheets/cost.ts'
import { plan } from './sheets/plan.ts'
import { raci } from './sheets/raci.ts'
import { raid } from './sheets/raid.ts'
import { requirements } from './sheets/requirements.ts'
import { summary } from './sheets/summary.ts'

const sheets: ChapterBodies<SheetId> = {
  summary,
  requirements,
  cost,
  plan,
  raid,
  raci,
  traceability: (view) => ({ blocks: [traceabilityTable(view, 'traceability-matrix')] }),
}

const home = homeByList({
  requirements: 'requirements',
  risks: 'raid',
  assumptions: 'raid',
  questions: 'raid',
  decisions: 'raid',
  workstreams: 'plan',
  milestones: 'plan',
  costs: 'cost',
})

/** The sheets with every number that one of them reads off another. */
function withReadings(sections: Section[]): Section[] {
  const tables = readTables([...walkBlocks(sections)].flatMap(({ block }) => (block.type === 'table' ? [block] : [])))
  return sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => tables.get(block.id) ?? block) }))
}

export const excel: DocumentType = {
  outline: excelOutline,
  buildSections: (solution, words) =>
    withReadings(chapterSections(excelOutline, sheets, { view: viewSolution(solution, home), words })),
  describe: describeAs('excel', 'Cost model and plan'),
}
