import type { Recording, RecordedLabel } from '#server/testing/vendors/recorded/recording.ts'
import type { Damage, Expected } from './damages.ts'

/** Another label in place of those of a segment. */
const relabel =
  (segment: string, said: Omit<RecordedLabel, 'segment'>) =>
  (recording: Recording): void => {
    recording.labels = [...recording.labels.filter((label) => label.segment !== segment), { segment, ...said }]
  }
/** The sentence about booking in SAP, said to contradict another. */
export const disputed = (other: string, of: string, because: string): Damage => ({
  change: relabel('S9', { kind: 'rule', force: 'must', systems: [['SAP', 'sink']], contradicts: [[other, of, because]] }),
})
const deadline: RecordedLabel['dates'] = [['31/12/2027', 'paper continues', 'end']]

/** What is damaged in the labels of recorded answers, one at a time, and what is to be said of it. */
export const labelDamages: [name: string, damage: Damage, expected: Expected][] = [
  [
    'makes a user of somebody who is only named',
    {
      change: relabel('S1', {
        kind: 'given',
        people: [['suppliers', true]],
        measures: [
          ['58.000 invoices per year', '', 'exactly'],
          ['4.200 suppliers', '', 'exactly'],
        ],
      }),
    },
    {
      call: 'label',
      told: /“suppliers” is only named there/,
      gone: /"name":"Suppliers?","kind":"person"|"kind":"person","name":"Suppliers?"/,
    },
  ],
  [
    'makes a user of the board that refused something',
    {
      brief: 'county-second-site',
      change: relabel('S20', {
        kind: 'ban',
        says: 'no',
        force: 'must',
        systems: [['Nutanix', 'banned']],
        people: [['County Board', true]],
      }),
    },
    { call: 'label', told: /“County Board” is only named there/, gone: /"name":"County Board"/ },
  ],
  [
    'makes a user of somebody who only asks',
    { brief: 'turbine-gearbox-watch', change: relabel('S29', { kind: 'exclusion', says: 'no', people: [['colleague', true]] }) },
    { call: 'label', told: /“colleague” is only named there/, gone: /"name":"Colleague"/ },
  ],
  [
    'gives a clause the actor of another',
    { change: relabel('S15', { kind: 'rule', says: 'no', force: 'must', actor: 'buyer', verb: 'decide' }) },
    { call: 'label', told: /The actor “buyer” does not stand there/ },
  ],
  [
    'makes a demand of what is out of scope',
    { change: relabel('S20', { kind: 'rule', says: 'no', force: 'must', verb: 'send', systems: [['SAP', 'kept']] }) },
    {
      call: 'label',
      told: /leave it out of the work/,
      gone: /"text":"Not comprised[^}]*"kind":"(?:functional|constraint|quality)"/,
    },
  ],
  [
    'leaves out what is to be done',
    { change: relabel('S17', { kind: 'exclusion', says: 'no', measures: [['10 years', 'kept', 'at-least']] }) },
    { call: 'label', told: /leave nothing out of the work/, gone: /"text":"All are kept[^}]*"within":false/ },
  ],
  [
    'makes a question of a rule',
    { change: relabel('S14', { kind: 'question', systems: [['Peppol', 'source']] }) },
    { call: 'label', told: /asks nothing by its words/, gone: /Asked by the client: “The same invoice/ },
  ],
  [
    'invents a contradiction',
    disputed('S21', 'the data', 'What is booked in SAP leaves the European Union.'),
    { call: 'label', told: /No word shows that it contradicts/, gone: /both cannot hold|Can both be kept/ },
  ],
  [
    'gives no reason for a contradiction but that there is one',
    disputed('S5', 'invoice', 'Both cannot be kept.'),
    { call: 'label', told: /No word shows that it contradicts/, gone: /both cannot hold|Can both be kept/ },
  ],
  [
    'gives a contradiction for a reason that nobody told',
    disputed('S5', 'invoice', 'What is booked in SAP comes over Globex and not over the Peppol network.'),
    { call: 'label', told: /“Globex” stands in neither/, gone: /both cannot hold|Can both be kept|Globex/ },
  ],
  [
    'deletes a rule that nothing amends',
    {
      change: relabel('S12', {
        kind: 'rule',
        force: 'must',
        actor: 'buyer',
        verb: 'decide',
        people: [['buyer', true]],
        amends: ['S15'],
      }),
    },
    { call: 'label', told: /It cannot take the place of/ },
  ],
  [
    'turns the way of data round',
    {
      change: relabel('S18', {
        kind: 'need',
        force: 'must',
        verb: 'deliver',
        systems: [['scanning service of bpost', 'sink']],
        dates: deadline,
      }),
    },
    { call: 'label', told: /Data goes the other way/, gone: /Delivers results to/i },
  ],
  [
    'replaces a system that stays',
    { change: relabel('S8', { kind: 'given', systems: [['SAP S/4HANA', 'replaced']] }) },
    { call: 'label', told: /Nothing says that “SAP S\/4HANA” goes/, gone: /Take-over from SAP/ },
  ],
  [
    'refuses a system that is wanted',
    { change: relabel('S5', { kind: 'need', force: 'must', verb: 'receive', systems: [['Peppol network', 'banned']] }) },
    { call: 'label', told: /is refused by no word/, gone: /Peppol(?: network)? is refused/ },
  ],
  [
    'makes a ban of a demand',
    { change: relabel('S5', { kind: 'ban', says: 'no', force: 'must', systems: [['Peppol network', 'source']] }) },
    { call: 'label', told: /refuse nothing/ },
  ],
  [
    'drops the exception of a rule',
    { brief: 'county-second-site', change: relabel('S19', { kind: 'rule', force: 'may', words: 'Public cloud may be used' }) },
    { call: 'label', told: /“for Tier 3 only” bounds/, gone: /"Public cloud may be used\.?"/ },
  ],
  [
    'drops an exception of two words',
    { change: relabel('S9', { kind: 'rule', force: 'must', words: 'The invoice is booked in SAP', systems: [['SAP', 'sink']] }) },
    { call: 'label', told: /nowhere else” bounds/, gone: /"The invoice is booked in SAP\.?"/ },
  ],
  [
    'merges systems',
    {
      brief: 'county-second-site',
      change: relabel('S6', {
        kind: 'given',
        force: 'must',
        systems: [
          ['the jail system (Odyssey) and Active Directory', 'source'],
          ['Hexagon CAD', 'source'],
        ],
        measures: [['911 dispatch', 'name of the service', 'exactly']],
      }),
    },
    { call: 'label', told: /are several, each by itself/, gone: /jail system \(Odyssey\) and Active Directory connector/i },
  ],
  [
    'opens a freeze',
    { change: relabel('S28', { kind: 'date', says: 'no', dates: [['15/12/2027 to 15/01/2028', 'year closing', 'event']] }) },
    { call: 'label', told: /is a freeze by its words/, gone: /"kind":"window","text":"Year closing/ },
  ],
]
