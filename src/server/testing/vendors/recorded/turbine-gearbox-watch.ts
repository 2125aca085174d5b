import type { Recording } from './recording.ts'

/** Early warning of gearbox damage in wind turbines, with computers in the nacelles. */
export const turbineGearboxes: Recording = {
  brief: 'turbine-gearbox-watch',
  documentType: 'word',
  asked: 'cfde2f33abf6',
  labels: [
    { segment: 'S3', kind: 'noise' },
    {
      segment: 'S6',
      kind: 'goal',
      force: 'should',
      measures: [
        ['11 surprises in the last two years', 'surprises', 'exactly'],
        ['no more than 3 in the next two', 'surprises', 'at-most'],
      ],
    },
    {
      segment: 'S7',
      kind: 'given',
      systems: [
        ['OSIsoft PI', 'source'],
        ['10-minute', 'named'],
      ],
      measures: [['10-minute', 'SCADA', 'exactly']],
    },
    {
      segment: 'S8',
      kind: 'given',
      systems: [['Gram & Juhl', 'source']],
      measures: [
        ['140', 'turbines', 'exactly'],
        ['6 GB', 'raw data', 'about'],
      ],
    },
    { segment: 'S9', kind: 'given', says: 'no' },
    { segment: 'S10', kind: 'rule', says: 'no', force: 'must', measures: [['4 and 20 Mbit/s', 'line', 'from-to']] },
    { segment: 'S11', kind: 'need', object: 'Oil samples', systems: [['laboratory', 'source']] },
    { segment: 'S12', kind: 'given', systems: [['IBM Maximo', 'both']] },
    {
      segment: 'S13',
      kind: 'need',
      force: 'must',
      object: 'list',
      measures: [
        ['06:00', 'every morning', 'exactly'],
        ['10 lines', 'not more than', 'at-most'],
      ],
      people: [['technician', true]],
    },
    { segment: 'S15', kind: 'rule', says: 'no', force: 'must' },
    { segment: 'S17', kind: 'need', force: 'must', verb: 'open', object: 'proposed work order', systems: [['Maximo', 'sink']] },
    { segment: 'S18', kind: 'rule', force: 'must', actor: 'dispatcher', verb: 'release', people: [['dispatcher', true]] },
    { segment: 'S19', kind: 'rule', says: 'no', force: 'must', systems: [['turbine controller', 'kept']] },
    { segment: 'S20', kind: 'rule', says: 'no', force: 'must', measures: [['-20 to +55 °C', 'nacelle', 'from-to']] },
    { segment: 'S22', kind: 'residency', force: 'must', systems: [['Azure', 'platform']] },
    {
      segment: 'S24',
      kind: 'given',
      measures: [['five years', 'after', 'exactly']],
      systems: [
        ['V112', 'named'],
        ['Vestas', 'named'],
      ],
    },
    { segment: 'S25', kind: 'rule', says: 'no', force: 'must' },
    { segment: 'S29', kind: 'exclusion', says: 'no', people: [['colleague', false]] },
  ],
  assemble: {
    // Code holds on to these as rules; they tell how things are.
    agreed: ['S9', 'S12', 'S26', 'S27', 'S29'],
    picks: [
      {
        card: 'site-store-forward',
        answers: {
          S10: 'a small computer in the nacelle reckons spectra and trends from the raw data there; only these figures, some kilobytes a day, take the line, and raw data is fetched for one turbine on request',
          S20: 'the computer is an industrial one without fan for that range of temperature, mounted on the DIN rail and set up over the line, never by keyboard',
          S21: 'figures are written to its own disk with a number and kept 30 days; when the line is back they are sent in order, the newest alarm first, and the centre ignores repeats',
          S8: 'the box of the vibration units is read each hour, and what is older than the disk holds is overwritten',
        },
      },
      {
        card: 'batch-ingestion',
        answers: {
          S7: 'the values of temperature, load and speed are read from PI each night and laid beside the vibration figures of the same turbine',
        },
      },
      {
        card: 'document-extraction',
        answers: {
          S11: 'the PDF of each sample is read into iron, copper and particle counts by turbine and day; a value that was read doubtfully is shown beside the page before it counts',
        },
      },
      {
        card: 'anomaly-detection',
        answers: {
          S14: 'the slope of vibration, oil and temperature is compared with the past of the same turbine, and the time until damage is given with a range; a turbine is listed as soon as its lower end comes near 21 days',
        },
      },
      {
        card: 'model-evaluation',
        answers: {
          S15: 'the limit of each farm is set on past months so that at most one alarm in a month would have been false; each month the count is shown, and a limit that fails is raised by the engineer',
        },
      },
      {
        card: 'work-list',
        answers: {
          S13: 'at 06:00 the ten most urgent turbines are listed with turbine, part and how much time is left; what is eleventh waits and is counted',
        },
      },
      {
        card: 'explained-in-words',
        answers: {
          S13: 'each line names the strongest two signs as a technician says them, such as iron in the oil twice that of spring',
        },
      },
      {
        card: 'labelling',
        answers: {
          S16: 'the finding on the closed work order, damage or nothing, is read back each night, stored with the alarm that raised it, and counts in the next training and in the false alarms of the farm',
        },
      },
      {
        card: 'write-back',
        answers: {
          S17: 'each line that is new opens one work order in the state proposed through the interface of Maximo, with turbine, reason and latest day; a line that stays opens no second one',
        },
      },
      {
        card: 'person-approves',
        answers: {
          S18: 'a proposed order stays without crew and crane until the dispatcher releases or rejects it, with the reason kept',
        },
      },
      {
        card: 'no-route',
        answers: {
          S19: 'the computer hangs on a mirror port behind a data diode, so that no packet can travel to the controller; no account with a right to write exists, and a try is alarmed',
        },
      },
      {
        card: 'stays-in-place',
        answers: {
          S22: 'all stores and the training run in the subscription of the client, in Netherlands or Germany; the policy refuses every other place',
        },
      },
      {
        card: 'model-training',
        answers: {
          S25: 'a list of farms that are held out is applied before each training set is cut; Holte Nord stands on it, and every model keeps the list it was trained under',
        },
      },
    ],
    open: [],
    flows: [
      ['Gram & Juhl', 'site-store-forward', 'raw vibration data', null],
      ['site-store-forward', 'anomaly-detection', 'vibration figures', null],
      ['OSIsoft PI', 'batch-ingestion', 'SCADA values', null],
      ['batch-ingestion', 'anomaly-detection', 'temperature and load', null],
      ['laboratory', 'document-extraction', 'oil samples as PDF', null],
      ['document-extraction', 'anomaly-detection', 'particle counts', null],
      ['anomaly-detection', 'work-list', 'turbines to be looked at', null],
      ['work-list', 'write-back', 'proposed work orders', null],
      ['write-back', 'IBM Maximo', 'proposed work orders', null],
      ['IBM Maximo', 'labelling', 'findings of technicians', null],
      ['labelling', 'model-training', 'decided alarms', null],
      ['model-training', 'anomaly-detection', 'models', null],
      ['work-list', 'technician', 'list with reasons', null],
      ['work-list', 'dispatcher', 'orders to release', null],
    ],
  },
  argue: {
    decisions: [
      {
        tension: 'accuracy-no-labels',
        title: 'Warning in time against few false alarms',
        context:
          'The alarm must come at least 21 days before the damage, with not more than one false alarm per farm and month, and only 11 surprises in the last two years are there to learn from.',
        options: [
          {
            name: 'Deviation from each turbine’s own past, with limits by physics',
            merit: 'works from the first season with few damages, and its reason can be told',
            drawback: 'a damage of a new kind may be seen late',
          },
          {
            name: 'A model that predicts the day of damage',
            merit: 'may see further ahead',
            drawback: '11 cases are too few to prove it',
          },
        ],
        outcome: 'Deviation from its own past is used; a prediction runs in shadow until findings of technicians prove it.',
        consequences: 'How early a damage is seen is measured on the two first farms before the others are fitted.',
        requirements: [],
      },
      {
        tension: 'date-work',
        title: 'All farms before the storms against nacelles that open in April',
        context:
          'Two farms are due until end of May 2027 and all by 31 October 2027, and nacelles can be entered April to September only.',
        options: [
          {
            name: 'Fit all nacelles with vibration units from April on, software later over the line',
            merit: 'no climb is lost, and what is learnt on two farms is sent to the others',
            drawback: 'hardware is ordered before the first farms have proved it',
          },
          {
            name: 'Fit the others after the two farms are judged',
            merit: 'no wrong hardware',
            drawback: 'June to September are too short for the rest',
          },
        ],
        outcome: 'Hardware is fitted in one go from April; software follows over the line.',
        consequences: 'The order of 1,900 € per nacelle is bound before the proof on the first farms.',
        requirements: [],
      },
    ],
    risks: [
      {
        text: 'Turbines without vibration units are warned by oil and temperature alone and later than 21 days before the damage',
        likelihood: 'high',
        impact: 'high',
        mitigation: 'It is said for each turbine which signs it has; units for the others are priced',
        owner: 'Head of Asset Performance',
      },
      {
        text: 'Crews for the nacelles are short in summer, and a nacelle that is missed waits until April',
        likelihood: 'medium',
        impact: 'high',
        mitigation: 'The order of farms is fixed with the dispatcher in February, with spare days in each month',
        owner: 'Delivery lead',
      },
      {
        text: 'Vestas does not let its data of the V112 be used after five years',
        likelihood: 'medium',
        impact: 'high',
        mitigation: 'The contract is read before the data of the V112 is used in a training',
        owner: 'Sponsor',
      },
    ],
    questions: [
      {
        text: 'What of the data of the V112 may be used and kept after five years, and also what was learnt from it?',
        proposal: null,
        owner: 'Sponsor',
        about: [],
      },
      {
        text: 'Is an alarm false when the technician finds nothing, or only when no damage follows later?',
        proposal: 'When nothing is found at the opening.',
        owner: 'Head of Asset Performance',
        about: [],
      },
      {
        text: 'Which damages with their days are on record for the last years, so that the limits can be tried on them?',
        proposal: null,
        owner: 'Head of Asset Performance',
        about: [],
      },
      {
        text: 'Does the box in the nacelle let its raw data be read by others, and in which format?',
        proposal: null,
        owner: 'Head of Asset Performance',
        about: [],
      },
    ],
    walks: [],
  },
}
