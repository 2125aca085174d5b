import { pictureOfDesign as block } from '../given-small-design.ts'
import type { Person } from './people.ts'
import type { Inputs, World } from './world.ts'

const nowhere = 'A'.repeat(43)
const newAddress = () => `${crypto.randomUUID()}@example.test`

/** The inputs for comments on the document and for its reviews. */
export function remarkInputsOf({ id, ...world }: World, person: Person): Pick<Inputs, 'comments' | 'sharedComments' | 'reviews'> {
  const reviewing = { token: person === 'guest of a link' ? world.reviewing : nowhere }
  const commenting = { token: person === 'guest of a link' ? world.commenting : nowhere, name: 'Guest' }
  const decided = { decision: 'approved' as const, contentHash: world.contentHash }
  return {
    comments: {
      threads: { id },
      begin: { id, version: '1.0.0', ...world.words, text: 'A remark.' },
      reply: { id: world.thread, text: 'An answer.' },
      resolve: { id: world.thread },
      edit: { id: world.comments[0], text: 'Otherwise.' },
      // Staff delete a comment of their own, so that the others can still try theirs.
      delete: { id: world.comments[person === 'staff' ? 1 : person === 'token' ? 2 : 0] },
    },
    sharedComments: {
      threads: { token: commenting.token },
      begin: { ...commenting, ...world.words, text: 'A remark.' },
      reply: { ...commenting, id: world.thread, text: 'An answer.' },
    },
    reviews: {
      list: { id },
      ask: { id, version: '1.0.0', people: [{ address: newAddress() }] },
      sendAgain: { id: world.review, to: newAddress() },
      asked: {},
      decide: { id: world.review, ...decided },
      withdraw: { id: world.review },
      certificate: { id, version: '1.0.0' },
      trail: { id },
      open: reviewing,
      openPicture: { ...reviewing, block },
      openFile: { ...reviewing, format: 'json' },
      openDecide: { ...reviewing, ...decided },
    },
  }
}
