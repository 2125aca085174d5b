import type { Section } from '#shared/content/content.ts'
import { readTables } from '#shared/content/read-table.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import type { Chapter, DocumentType } from '../document-type.ts'
import { homeByList } from '../home-by-list.ts'
import { dates, datesAndSums } from '../chapters/dates.ts'
import { components } from './chapters/components.ts'
import { cost } from './chapters/cost.ts'
import { plan } from './chapters/plan.ts'
import { raid } from './chapters/raid.ts'
import { statements } from './chapters/statements.ts'
import { summary } from './chapters/summary.ts'

/** Adds to the sheets every number that one of them reads from another. */
function withReadings(sections: Section[]): Section[] {
  const tables = readTables([...walkBlocks(sections)].flatMap(({ block }) => (block.type === 'table' ? [block] : [])))
  return sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => tables.get(block.id) ?? block) }))
}

/** The calendar stays beside the plan: a workbook is sorted and filtered. */
const calendar: Chapter = {
  ...dates,
  heading: 'Dates',
  body: (view) => {
    const blocks = datesAndSums(view)
    return blocks.length > 0 ? { blocks } : undefined
  },
}

const sheets = defineType({
  id: 'excel',
  chapters: [summary, statements, calendar, components, cost, plan, raid],
  home: homeByList({
    statements: 'statements',
    requirements: 'statements',
    risks: 'raid',
    assumptions: 'raid',
    questions: 'raid',
    decisions: 'raid',
    workstreams: 'plan',
    milestones: 'plan',
    elements: 'components',
    costs: 'cost',
  }),
  describe: describeAs('excel', 'Answers, cost and plan'),
})

/** Sheets with references to each other: a change of an answer, a duration or a rate is visible on the first. */
export const excel: DocumentType = {
  ...sheets,
  buildSections: (solution, words) => withReadings(sheets.buildSections(solution, words)),
}
