import type { Ban, DataRule, Hosting, NamedSystem, Reading } from './reading.ts'

const clouds: Partial<Record<string, Hosting>> = { aws: 'aws', azure: 'azure', google: 'google', oracle: 'oracle', sap: 'sap' }

/** Where it is to run: a place of one's own that is demanded, a cloud that is named as platform, or what a ban leaves. */
export function hostingOf(systems: NamedSystem[], bans: Ban[], data: DataRule[]): Reading['hosting'] {
  const noCloud = bans.find(({ of, name }) => of === 'hosting' && /cloud/i.test(name))
  const own = data.find(({ hosting }) => hosting === 'on-premises')
  if (noCloud !== undefined) return { hosting: 'on-premises', statement: noCloud.statement }
  const refused = new Set(bans.flatMap(({ name, also }) => [name, ...also]))
  const named = systems.filter(
    ({ known, role, name }) =>
      !refused.has(name) &&
      !refused.has(known?.name ?? name) &&
      known?.hosting !== undefined &&
      Object.hasOwn(clouds, known.hosting) &&
      known.kind === 'cloud' &&
      role !== 'banned' &&
      role !== 'replaced',
  )
  const platform = named.find(({ role }) => role === 'platform') ?? (named.length === 1 ? named[0] : undefined)
  if (platform?.known?.hosting !== undefined && named.length === 1)
    return { hosting: platform.known.hosting, statement: platform.statements[0] ?? '' }
  return own === undefined ? undefined : { hosting: 'on-premises', statement: own.statement }
}
