import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { useReviews } from '#web/reviews/queries.ts'
import type { Recipient } from './send-plan.ts'

type Contact = Awaited<ReturnType<typeof api.questions.list>>['contacts'][number]
type Account = { address: string; name: string; isStaff: boolean }

/** Lists everyone to whom the document can be sent by a press: the client's contacts and accounts first, then colleagues. */
export function joinRecipients(contacts: Contact[], accounts: Account[]): Recipient[] {
  const reachable = contacts.filter(({ email }) => email !== '')
  const contactOf = new Map(reachable.map((contact) => [contact.email.toLowerCase(), contact]))
  const ofClient = accounts.filter(({ isStaff, address }) => !isStaff && !contactOf.has(address.toLowerCase()))
  const colleagues = accounts.filter(({ isStaff }) => isStaff)
  return [
    ...reachable.map(({ id, name, email, hasAccount }): Recipient => {
      return { name, address: email, kind: hasAccount ? 'account' : 'contact', contact: id }
    }),
    ...ofClient.map(({ name, address }): Recipient => ({ name, address, kind: 'account' })),
    ...colleagues.map(({ name, address }): Recipient => ({ name, address, kind: 'colleague' })),
  ]
}

export const askedKey = (document: string) => ['questions', document]

/** For staff: the people of the client who were asked questions of a document, and those who can be asked. */
export const useAsked = (document: string, isStaff: boolean) =>
  useQuery({ queryKey: askedKey(document), queryFn: () => api.questions.list({ id: document }), enabled: isStaff }).data

/** Undefined while they load. */
export function useRecipients(document: string, version: string, isStaff: boolean): Recipient[] | undefined {
  const asked = useAsked(document, isStaff)
  const { data: reviews } = useReviews(document, version)
  if (!reviews || (isStaff && !asked)) return undefined
  return joinRecipients(asked?.contacts ?? [], reviews.people)
}
