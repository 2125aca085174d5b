import type { Section } from '#shared/content/content.ts'
import { readTables } from '#shared/content/read-table.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import type { DocumentType } from '../document-type.ts'
import { homeByList } from '../home-by-list.ts'
import { answer } from './chapters/answer.ts'
import { compliance } from './chapters/compliance.ts'
import { cost } from './chapters/cost.ts'
import { parts } from './chapters/parts.ts'
import { plan } from './chapters/plan.ts'
import { raid } from './chapters/raid.ts'

/** The sheets with every number that one of them reads off another. */
function withReadings(sections: Section[]): Section[] {
  const tables = readTables([...walkBlocks(sections)].flatMap(({ block }) => (block.type === 'table' ? [block] : [])))
  return sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => tables.get(block.id) ?? block) }))
}

const sheets = defineType({
  chapters: [answer, compliance, parts, cost, plan, raid],
  home: homeByList({
    requirements: 'compliance',
    risks: 'raid',
    assumptions: 'raid',
    questions: 'raid',
    decisions: 'raid',
    workstreams: 'plan',
    milestones: 'plan',
    elements: 'parts',
    costs: 'cost',
  }),
  describe: describeAs('excel', 'Cost model and plan'),
})

/** Six sheets that read each other: a change of a length, a price or an answer is seen on the first. */
export const excel: DocumentType = {
  ...sheets,
  buildSections: (solution, words) => withReadings(sheets.buildSections(solution, words)),
}
