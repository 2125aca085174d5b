import type { DesignFacts, DesignMoney } from '#shared/api/design.ts'
import * as words from '#words/design.ts'
import { kinds as kindNames } from '#words/design-picture.ts'
import { roles } from '#words/read-back.ts'
import { drawnKinds, isBuilt } from '../editing.ts'
import type { Column } from './column.ts'
import { type Options, optionsOf } from './option.ts'

type Named = { id: string; name: string }
const namesOf = (facts: readonly Named[]): Options => facts.map(({ id, name }) => ({ value: id, label: name }))

/** Components, people and systems, without the system as a whole. */
const endsOf = ({ elements }: DesignFacts) => namesOf(elements.filter(({ kind }) => kind !== 'system'))
const builtIn = ({ elements }: DesignFacts) => elements.filter(isBuilt)
const storesFirst = (facts: DesignFacts): Options => {
  const built = builtIn(facts)
  return namesOf([...built.filter(({ kind }) => kind === 'store'), ...built.filter(({ kind }) => kind !== 'store')])
}

const { columns: named } = words
const owner: Column = { field: 'owner', label: named.owner, kind: 'line', isAsked: true }

const kinds: Options = drawnKinds.map((value) => ({ value, label: kindNames[value] }))
export const componentColumns: Column[] = [
  { field: 'name', label: named.name, kind: 'line', isAsked: true },
  { field: 'kind', label: named.kind, kind: 'one-of', options: kinds, isAsked: true, initial: 'container' },
  { field: 'responsibility', label: named.does, kind: 'text', isAsked: true },
  { field: 'technology', label: named.product, kind: 'line', isOptional: true },
  { field: 'group', label: named.group, kind: 'line', isOptional: true },
  { field: 'tests', label: named.tests, kind: 'lines' },
  { field: 'fails.when', label: named.failsWhen, kind: 'text', isOptional: true },
  { field: 'fails.then', label: named.failsThen, kind: 'text', isOptional: true },
]

export const connectionColumns = (facts: DesignFacts): Column[] => [
  { field: 'from', label: named.from, kind: 'one-of', options: endsOf(facts), isAsked: true, isKey: true },
  { field: 'label', label: named.carries, kind: 'line', isAsked: true, isKey: true },
  { field: 'to', label: named.to, kind: 'one-of', options: endsOf(facts), isAsked: true, isKey: true },
  { field: 'technology', label: named.by, kind: 'line', isOptional: true, isOffered: true },
  { field: 'synchronous', label: named.waits, kind: 'yes-no' },
]

export const dataColumns = (facts: DesignFacts): Column[] => [
  { field: 'name', label: named.name, kind: 'line', isAsked: true },
  { field: 'description', label: named.whatItIs, kind: 'text', isAsked: true },
  { field: 'store', label: named.store, kind: 'one-of', options: storesFirst(facts), isAsked: true },
  {
    field: 'classification',
    label: named.classification,
    kind: 'one-of',
    options: optionsOf(words.classifications),
    initial: 'internal',
  },
  { field: 'retention', label: named.retention, kind: 'line', isOptional: true },
  { field: 'place', label: named.place, kind: 'line', isOptional: true },
]

export const environmentColumns: Column[] = [
  { field: 'name', label: named.name, kind: 'line', isAsked: true },
  { field: 'purpose', label: named.purpose, kind: 'text', isAsked: true },
  { field: 'hosting', label: named.hosting, kind: 'line', isOptional: true },
  { field: 'region', label: named.place, kind: 'line', isOptional: true },
  { field: 'data', label: named.dataInIt, kind: 'line', isOptional: true },
  { field: 'access', label: named.access, kind: 'line', isOptional: true },
]

export const qualityColumns = (facts: DesignFacts): Column[] => [
  {
    field: 'characteristic',
    label: named.characteristic,
    kind: 'one-of',
    options: optionsOf(words.characteristics),
    isAsked: true,
    isKey: true,
  },
  { field: 'tactic', label: named.tactic, kind: 'text', isAsked: true, isKey: true },
  { field: 'target', label: named.target, kind: 'line', isOptional: true, isOffered: true },
  { field: 'components', label: named.components, kind: 'some-of', options: namesOf(builtIn(facts)), initial: [] },
]

export const decisionColumns: Column[] = [
  { field: 'title', label: named.decision, kind: 'line', isAsked: true },
  { field: 'outcome', label: named.outcome, kind: 'line', isAsked: true, isPartName: true },
  { field: 'context', label: named.because, kind: 'text', initial: '', isOffered: true },
  { field: 'consequences', label: named.consequences, kind: 'text', initial: '' },
]

export const optionColumns: Column[] = [
  { field: 'name', label: named.option, kind: 'line', isAsked: true },
  { field: 'merit', label: named.merit, kind: 'text', isAsked: true },
  { field: 'drawback', label: named.drawback, kind: 'text', isAsked: true },
]

export const scenarioFields: Column[] = [
  { field: 'name', label: named.name, kind: 'line' },
  { field: 'trigger', label: named.trigger, kind: 'line' },
  { field: 'failure.when', label: named.failsWhen, kind: 'text', isOptional: true },
  { field: 'failure.response', label: named.failsThen, kind: 'text', isOptional: true },
]
export const stepColumns = (facts: DesignFacts): Column[] => [
  { field: 'from', label: named.from, kind: 'one-of', options: endsOf(facts), isAsked: true },
  { field: 'action', label: named.action, kind: 'text', isAsked: true },
  { field: 'to', label: named.to, kind: 'one-of', options: endsOf(facts), isAsked: true },
]

export const interfaceFields = (facts: DesignFacts): Column[] => [
  { field: 'name', label: named.name, kind: 'line', isAsked: true },
  { field: 'provider', label: named.provider, kind: 'one-of', options: endsOf(facts), isAsked: true },
  { field: 'consumers', label: named.consumers, kind: 'some-of', options: endsOf(facts), initial: [] },
]
export const operationColumns: Column[] = [
  { field: 'name', label: named.operation, kind: 'line', isAsked: true },
  { field: 'request', label: named.request, kind: 'text', isAsked: true },
  { field: 'response', label: named.response, kind: 'text', isAsked: true },
  { field: 'errors', label: named.errors, kind: 'lines', initial: [] },
]

const leveled = optionsOf(words.levels)
export const riskColumns: Column[] = [
  { field: 'text', label: named.risk, kind: 'text', isAsked: true },
  { field: 'likelihood', label: named.likelihood, kind: 'one-of', options: leveled, initial: 'medium' },
  { field: 'impact', label: named.impact, kind: 'one-of', options: leveled, initial: 'medium' },
  { field: 'mitigation', label: named.mitigation, kind: 'text', isAsked: true },
  owner,
]

export const questionColumns: Column[] = [
  { field: 'text', label: named.question, kind: 'text', isAsked: true },
  { field: 'why', label: named.why, kind: 'text', isOptional: true },
  owner,
]
export const assumptionColumns: Column[] = [{ field: 'text', label: named.assumption, kind: 'text', isAsked: true }]
export const needColumns: Column[] = [{ field: 'text', label: named.need, kind: 'text', isAsked: true }]

export const workColumns = ({ workstreams }: DesignFacts): Column[] => [
  { field: 'name', label: named.work, kind: 'line', isAsked: true },
  {
    field: 'kind',
    label: named.kind,
    kind: 'one-of',
    isOptional: true,
    options: optionsOf(words.workKinds),
  },
  { field: 'weeks', label: named.weeks, kind: 'number', isWhole: true, least: 1, isAsked: true },
  { field: 'startWeek', label: named.startWeek, kind: 'number', isFixed: true },
  {
    field: 'dependsOn',
    label: named.after,
    kind: 'some-of',
    options: namesOf(workstreams),
    initial: [],
    isOffered: true,
    isOwnList: true,
  },
  { field: 'notBefore', label: named.notBefore, kind: 'day', isOptional: true, isOffered: true },
  { field: 'deliverables', label: named.gives, kind: 'lines', initial: [] },
]

export const milestoneColumns = ({ workstreams }: DesignFacts): Column[] => [
  { field: 'name', label: named.name, kind: 'line', isAsked: true },
  { field: 'date', label: named.date, kind: 'day', isAsked: true },
  {
    field: 'kind',
    label: named.kind,
    kind: 'one-of',
    options: optionsOf(words.milestoneKinds),
    isAsked: true,
    initial: 'deadline',
  },
  { field: 'work', label: named.itsWork, kind: 'some-of', options: namesOf(workstreams) },
  { field: 'countsFor', label: named.countsFor, kind: 'one-of', options: optionsOf(words.datedMoments), ifAbsent: 'end' },
]

export const windowColumns = ({ workstreams }: DesignFacts): Column[] => [
  { field: 'text', label: named.closed, kind: 'line', isAsked: true },
  { field: 'from', label: named.firstDay, kind: 'day', isAsked: true },
  { field: 'to', label: named.lastDay, kind: 'day', isAsked: true },
  { field: 'kind', label: named.kind, kind: 'one-of', options: optionsOf(words.windowKinds), initial: 'freeze' },
  { field: 'work', label: named.doesNotEnd, kind: 'some-of', options: namesOf(workstreams) },
]

/** The currency of a new line: that of the last one, otherwise that of the brief. */
export const usualCurrency = ({ costs }: Pick<DesignFacts, 'costs'>, money?: Pick<DesignMoney, 'currency'>) =>
  costs.findLast(({ currency }) => currency)?.currency ?? money?.currency

export const costColumns = (facts: Pick<DesignFacts, 'costs'>, money?: Pick<DesignMoney, 'currency'>): Column[] => [
  { field: 'item', label: named.item, kind: 'line', isAsked: true },
  { field: 'quantity', label: named.quantity, kind: 'number', least: 0, isAsked: true },
  { field: 'unit', label: named.unit, kind: 'line', isAsked: true },
  { field: 'unitPrice', label: named.price, kind: 'number', least: 0, isPrice: true, isOptional: true, isOffered: true },
  {
    field: 'currency',
    label: named.currency,
    kind: 'currency',
    isOptional: true,
    isOffered: true,
    initial: usualCurrency(facts, money),
  },
  { field: 'period', label: named.period, kind: 'one-of', options: optionsOf(words.periods), isOffered: true, initial: 'once' },
]

export const nameColumns: Column[] = [
  { field: 'name', label: named.name, kind: 'line', isFixed: true },
  { field: 'role', label: named.role, kind: 'one-of', options: optionsOf(roles), isOptional: true },
]
