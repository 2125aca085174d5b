import type { Choices } from './pattern.ts'

/** What the multi-region operation pattern decides, risks, costs and delivers. */
export const multiRegionChoices: Choices = {
  decisions: [
    {
      title: 'Both regions serve, one writes',
      context: 'Two regions can both write, share the work by record, or stand by for each other.',
      options: [
        {
          name: 'Both serve; each record is written in one region',
          merit: 'Reads are near, a move is small and often practised, and there is one truth for each record.',
          drawback: 'Writes from the far side cross the sea.',
        },
        {
          name: 'Both write everything',
          merit: 'No move at all when a region is lost.',
          drawback: 'Two changes of one record must be merged by rule, which few businesses can state.',
        },
        {
          name: 'One serves, the other waits',
          merit: 'Simple to think about.',
          drawback: 'What is never used does not work on the day; half of the cost earns nothing.',
        },
      ],
      outcome: '{edge} sends calls to both; {operational-store} writes each record in one region and copies it to the other.',
      consequences: 'Every service bears repeats and keeps no state. A move is practised each quarter in working hours.',
      answers: /\b(?:regions?|active|availab\w+|fail ?over|latency|worldwide|global)\b/i,
      needs: 'edge',
    },
    {
      title: 'The move is automatic within limits, by a person beyond them',
      context: 'When a region is ill, a machine, a person or both can decide to move.',
      options: [
        {
          name: 'Automatic while little is lost, else a person',
          merit: 'Minutes at night for the clear cases, judgement for the unclear.',
          drawback: 'Limits must be agreed and watched.',
        },
        {
          name: 'Always automatic',
          merit: 'Quickest.',
          drawback: 'A mistaken move during a short fault does more harm than the fault.',
        },
        {
          name: 'Always by a person',
          merit: 'No mistaken moves.',
          drawback: 'Half an hour passes before somebody is awake and sure.',
        },
      ],
      outcome: '{recovery-orchestration} moves by itself when two of three observers agree and the lag is within the agreed loss.',
      consequences: 'Observers stand outside both regions. Every move, real or practised, is written up.',
      answers: /\b(?:fail ?over|automatic\w*|RTO|RPO|recover\w*|outage)\b/i,
      needs: 'recovery-orchestration',
    },
    {
      title: 'Regions are released one after the other',
      context: 'A fault in a release would strike both regions at once if both got it at once.',
      options: [
        {
          name: 'One region, an hour’s watch, then the other',
          merit: 'A bad release leaves one region whole.',
          drawback: 'Two versions run side by side for an hour and must bear each other’s records.',
        },
        { name: 'Both at once', merit: 'One version at any time.', drawback: 'A bad release takes both.' },
        {
          name: 'Releases only at night',
          merit: 'Few callers notice.',
          drawback: 'Faults show in the morning, when those who know are asleep.',
        },
      ],
      outcome: 'Each release goes to one region first and to the other after an hour without a finding.',
      consequences: 'Changes of the schema are made in two steps that both versions bear.',
      answers: /\b(?:releas\w+|deploy\w*|version|regions?)\b/i,
    },
  ],
  risks: [
    {
      text: 'Both regions depend on something that exists once (sign-in, a key store, a supplier).',
      likelihood: 'high',
      impact: 'high',
      mitigation: 'List every dependency with its region, and practise with one region cut off entirely.',
      owner: 'Solution architect',
    },
    {
      text: 'The copy lags behind unseen, and more is lost than agreed.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Measure the lag all the time, alert at half of the agreed loss, and show it beside the availability.',
      owner: 'Operations lead',
    },
    {
      text: 'The remaining region cannot bear the whole load.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Reserve capacity in both, and run a load test with one region out each quarter.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Edge and traffic routing', capability: 'edge', measuredBy: 'throughput', unit: 'service', period: 'month' },
    { item: 'Service compute, both regions', capability: 'domain-services', unit: 'environment', period: 'month' },
    { item: 'Databases and copying between regions', capability: 'operational-store', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Second region and copying',
      share: 0.45,
      deliverables: ['Second region from the same code', 'Copying with its lag measured'],
      after: [],
    },
    {
      name: 'Traffic and moves',
      share: 0.35,
      deliverables: ['Routing by health', 'Move and return, each practised three times'],
      after: ['Second region and copying'],
    },
  ],
  terms: [
    ['Term', 'A number that grows when writing moves, so that an old writer is refused.'],
    ['Lag', 'How many seconds a copy is behind.'],
  ],
}
