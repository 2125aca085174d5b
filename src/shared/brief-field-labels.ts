import type { BriefField } from './brief.ts'

/** What a field of the brief is called, on the form and in what is told of it. */
export const briefFieldLabels: Record<BriefField, string> = {
  businessObjective: 'Business objective',
  technicalRequirements: 'Technical requirements',
  scope: 'Scope',
  deliverables: 'Deliverables',
  constraints: 'Constraints',
  assumptions: 'Assumptions',
  timeline: 'Timeline',
  budget: 'Budget',
  additionalContext: 'Additional context',
}
