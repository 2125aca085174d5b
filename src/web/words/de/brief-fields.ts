import type { BriefField } from '#shared/brief.ts'

export const briefFieldLabels: Record<BriefField, string> = {
  businessObjective: 'Geschäftsziel',
  technicalRequirements: 'Technische Anforderungen',
  scope: 'Umfang',
  deliverables: 'Ergebnisse',
  constraints: 'Rahmenbedingungen',
  assumptions: 'Annahmen',
  timeline: 'Zeitplan',
  budget: 'Budget',
  additionalContext: 'Weitere Angaben',
}
