import type { BriefField } from './brief.ts'

/** Names of the brief's fields, on the form and in messages. */
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
