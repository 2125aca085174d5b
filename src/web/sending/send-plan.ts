import type { api } from '#web/api/api.ts'

/** Addresses and names, one in each line or separated by commas; `Grace Hopper <grace@example.org>` gives both. */
const readPeople = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const both = /^(.*?)\s*<([^>]+)>$/.exec(line)
      return both ? { name: both[1]!.replaceAll('"', '').trim(), address: both[2]!.trim() } : { name: '', address: line }
    })

export type Recipient = {
  name: string
  /** An email address, or the username of an account without one. */
  address: string
  kind: 'account' | 'contact' | 'colleague' | 'typed'
  /** The id by which a question is put to them. */
  contact?: string
}

export const rights = ['read', 'comment', 'edit', 'approve', 'answer'] as const
export type Right = (typeof rights)[number]

/** The conditions and rights of a link. */
type LinkChoice = {
  days: string
  password: string
  mayDownload: boolean
  asksEmail: boolean
  checksEmail: boolean
  watermark: boolean
}
export type SendChoice = {
  picked: string[]
  typed: string
  right: Right
  version: string
  dueOn: string
  note: string
  /** Ids of open questions. */
  questions: string[]
  /** Publishes the version to every account of the client. */
  publish: boolean
  link: LinkChoice
}

export const plainLink: LinkChoice = {
  days: '30',
  password: '',
  mayDownload: true,
  asksEmail: false,
  checksEmail: false,
  watermark: false,
}

type LinkAsked = Omit<Parameters<typeof api.links.make>[0], 'id' | 'version'>
export type SendPlan = {
  people: Recipient[]
  publish: boolean
  review: Recipient[]
  grants: { person: Recipient; role: 'reader' | 'writer' }[]
  links: { person: Recipient; link: LinkAsked }[]
  questions: { person: Recipient; contact: string; question: string }[]
}

const keyOf = (address: string) => address.trim().toLowerCase()

/** The chosen people: first the selected ones, then the typed ones, each once. */
export function chosenPeople({ picked, typed }: Pick<SendChoice, 'picked' | 'typed'>, recipients: Recipient[]): Recipient[] {
  const byAddress = new Map(recipients.map((person) => [keyOf(person.address), person]))
  const named = [
    ...recipients.filter(({ address }) => picked.includes(address)),
    ...readPeople(typed).map(
      ({ name, address }): Recipient => byAddress.get(keyOf(address)) ?? { name: name || address, address, kind: 'typed' },
    ),
  ]
  return [...new Map(named.map((person) => [keyOf(person.address), person])).values()]
}

const isPlain = (link: LinkChoice) => Object.entries(plainLink).every(([field, value]) => link[field as keyof LinkChoice] === value)

const linkFor = ({ name, address }: Recipient, { days, password, ...link }: LinkChoice, mayComment: boolean): LinkAsked => ({
  ...link,
  label: name.slice(0, 100),
  email: address,
  mayComment,
  days: days === '' ? null : Number(days),
  ...(password !== '' && { password }),
})

/**
 * Decides which calls to make. Accounts read, comment and decide after signing in; all others get a link of their own if they are to comment
 * or approve or the link has conditions. A version is published only if that is chosen. Who is only to answer questions is shown nothing
 * else.
 */
export function planSending(
  choice: SendChoice,
  { recipients, mayPublish }: { recipients: Recipient[]; mayPublish: boolean },
): SendPlan {
  const { right, link, questions } = choice
  const people = chosenPeople(choice, recipients)
  const isAccount = ({ kind }: Recipient) => kind === 'account' || kind === 'colleague'
  const byLink = (person: Recipient) => !isAccount(person) && (right === 'comment' || (right === 'read' && !isPlain(link)))
  const isReview = right === 'approve'
  return {
    people,
    publish: mayPublish && choice.publish,
    review: isReview ? people : [],
    grants:
      isReview || right === 'answer'
        ? []
        : people
            .filter((person) => !byLink(person))
            .map((person) => ({ person, role: right === 'edit' ? ('writer' as const) : ('reader' as const) })),
    links: people.filter(byLink).map((person) => ({ person, link: linkFor(person, link, right === 'comment') })),
    questions: people.flatMap((person) =>
      person.contact === undefined ? [] : questions.map((question) => ({ person, contact: person.contact!, question })),
    ),
  }
}
