import type { Role } from './roles.ts'

/** Roles around models: who reviews, labels, plans with and answers for them. */
export const intelligenceRoles: Role[] = [
  {
    name: 'Demand planner',
    words: /\b(?:demand|supply|load|merchandise|replenishment|workforce) (?:planners?|forecasters?)\b/i,
    does: 'Reviews forecasts, overrides them with a reason and releases the plan.',
    meets: ['review-workbench', 'dashboards', 'web-application'],
    insteadOf: ['Planner'],
  },
  {
    name: 'Quality inspector',
    words: /\b(?:quality (?:inspectors?|engineers?|controllers?)|inspectors?)\b/i,
    does: 'Judges items that the model is uncertain of, and answers for what leaves the line.',
    meets: ['review-workbench', 'labelling', 'dashboards'],
  },
  {
    name: 'Line operator',
    words: /\b(?:line|machine|plant) operators?\b/i,
    does: 'Runs the line and acts on a rejected item.',
    meets: ['edge-node', 'review-workbench', 'dashboards'],
  },
  {
    name: 'Document clerk',
    words:
      /\b(?:(?:accounts payable|AP|mailroom|post room|document|data entry|indexing|invoice|registry) (?:clerks?|teams?|staff|specialists?|officers?))\b/i,
    does: 'Corrects what the extraction is uncertain of and releases the document.',
    meets: ['review-workbench', 'web-application', 'dashboards'],
  },
  {
    name: 'Labeller',
    words: /\b(?:labell?ers?|annotators?)\b/i,
    does: 'Labels examples by the written guide.',
    meets: ['labelling', 'review-workbench'],
  },
  {
    name: 'Reviewer',
    words: /\b(?:human reviewers?|(?<!peer )reviewers?|approvers?)\b/i,
    does: 'Decides on what a model proposes, with the evidence in view.',
    meets: ['review-workbench', 'web-application', 'dashboards'],
  },
  {
    name: 'Merchandiser',
    words: /\bmerchandis(?:ers?|ing team)\b/i,
    does: 'Blocks and promotes items and reads the results of tests.',
    meets: ['recommendation-service', 'dashboards', 'web-application'],
  },
  {
    name: 'Model risk officer',
    words: /\b(?:model (?:risk (?:officers?|team|managers?)|validators?|owners?)|AI governance (?:board|team|office))\b/i,
    does: 'Sets the thresholds of a release and answers for the model.',
    meets: ['evaluation-service', 'model-lifecycle', 'dashboards'],
  },
  {
    name: 'Contact centre agent',
    words: /\b(?:(?:contact|call)[- ]cent(?:re|er) agents?|call handlers?|telephone agents?)\b/i,
    does: 'Speaks with customers and checks the note of each call.',
    meets: ['review-workbench', 'web-application', 'conversation-analysis'],
    insteadOf: ['Contact centre adviser'],
  },
  {
    name: 'Team leader',
    words: /\b(?:team (?:leaders?|leads?)|supervisors?|quality assessors?)\b/i,
    does: 'Samples cases, coaches the team and watches the measures.',
    meets: ['dashboards', 'review-workbench', 'web-application'],
  },
]
