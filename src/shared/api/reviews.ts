import { z } from 'zod'
import { reviewLimits } from '../limits.ts'
import { formatNames } from '../formats.ts'
import { download, json } from './endpoint.ts'
import { Delivery, PrintedDocument } from './sharing.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
export const ReviewState = z.enum(['open', 'approved', 'changes-asked', 'overtaken', 'withdrawn'])
export type ReviewState = z.infer<typeof ReviewState>
export const Decision = z.enum(['approved', 'changes-asked'])
export type Decision = z.infer<typeof Decision>

/** SHA-256 of the canonical content, in hexadecimal, to which the decision refers. */
const ContentHash = z.string().regex(/^[0-9a-f]{64}$/, 'This is not the hash of a version.')
const Reason = z.string().trim().max(reviewLimits.reason).default('')
/** 256 random bits as base64url. */
const token = z.string().regex(/^[\w-]{43}$/, 'This link is not whole.')

export const Reviewer = z.object({
  name: z.string(),
  /** For accounts that may ask reviewers; empty if only an account is known. */
  email: z.string().nullable(),
  isYou: z.boolean(),
  decision: Decision.nullable(),
  /** In the reviewer's own words. */
  reason: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  /** How the reviewer was identified. */
  knownBy: z.enum(['sign-in', 'link']).nullable(),
  seenAt: z.iso.datetime().nullable(),
  /** The invitation, for its author to copy while it can be answered. */
  letter: z
    .object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      link: z.url(),
      /** The state of the email; null if it was not sent. */
      delivery: Delivery.nullable(),
    })
    .nullable(),
})
export type Reviewer = z.infer<typeof Reviewer>

export const Review = z.object({
  id,
  version: z.string(),
  contentHash: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  note: z.string(),
  dueOn: z.iso.date().nullable(),
  state: ReviewState,
  closedAt: z.iso.datetime().nullable(),
  reviewers: z.array(Reviewer),
  /** True if the viewer was asked and has not decided yet. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type Review = z.infer<typeof Review>

/** A review as shown to a person without an account who opens their link. */
export const AskedReview = Review.pick({ askedBy: true, note: true, dueOn: true, state: true, contentHash: true }).extend({
  name: z.string(),
  decision: Decision.nullable(),
  reason: z.string(),
  mayDecide: z.boolean(),
})
export type AskedReview = z.infer<typeof AskedReview>

/** An email address, or the username of an account; a name is needed only for an address without an account. */
const Person = z.object({
  address: z.string().trim().min(1).max(254),
  name: z.string().trim().max(200).default(''),
})

export const reviewsApi = {
  list: json({
    method: 'GET',
    path: '/documents/:id/reviews',
    summary: 'The reviews of a document: who was asked, who approved what and when, and what a version is waiting for',
    access: 'signed-in',
    input: z.object({ id, version: VersionNumber.optional() }),
    output: z.object({
      version: z.string(),
      contentHash: z.string(),
      state: z.enum(['draft', 'in-review', 'approved', 'changes-asked']),
      /** Reviews of all versions visible to the viewer, newest first. */
      reviews: z.array(Review),
      approvals: z.array(
        z.object({
          version: z.string(),
          by: z.string(),
          at: z.iso.datetime(),
          /** True for the withdrawal of an approval. */
          isWithdrawal: z.boolean(),
          reason: z.string(),
        }),
      ),
      mayAsk: z.boolean(),
      /** Accounts of the client and, for staff, of colleagues; only if the viewer may ask them. */
      people: z.array(z.object({ address: z.string(), name: z.string(), isStaff: z.boolean() })),
    }),
  }),
  ask: json({
    method: 'POST',
    path: '/documents/:id/reviews',
    summary: 'Ask people to approve a version, or to say what has to change',
    access: 'signed-in',
    input: z.object({
      id,
      version: VersionNumber,
      people: z
        .array(Person)
        .min(1, 'Name somebody to ask.')
        .max(reviewLimits.people, `At most ${reviewLimits.people} people can be asked.`),
      dueOn: z.iso.date('Enter a valid date.').nullable().default(null),
      note: z.string().trim().max(reviewLimits.note).default(''),
    }),
    /** True if emails were queued; otherwise they are shown to be copied. */
    output: Succeeded.extend({ id, isPosted: z.boolean() }),
  }),
  sendAgain: json({
    method: 'POST',
    path: '/reviews/:id/send',
    summary: 'Send a request to a reviewer again whose email failed',
    access: 'signed-in',
    input: z.object({ id, to: z.string().max(254) }),
    output: Succeeded,
  }),
  asked: json({
    method: 'GET',
    path: '/reviews/asked',
    summary: 'Open reviews in which this account is still to decide, the most urgent first',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({
      reviews: z.array(
        z.object({
          id,
          documentId: id,
          title: z.string(),
          version: z.string(),
          askedBy: z.string(),
          dueOn: z.iso.date().nullable(),
        }),
      ),
    }),
  }),
  decide: json({
    method: 'POST',
    path: '/reviews/:id/decide',
    summary: 'Approve the bytes that were shown, or ask for changes with a reason; once',
    access: 'signed-in',
    input: z.object({ id, decision: Decision, reason: Reason, contentHash: ContentHash }),
    output: Succeeded.extend({ state: ReviewState }),
  }),
  withdraw: json({
    method: 'POST',
    path: '/reviews/:id/withdraw',
    summary: 'Withdraw a review. Only the person who asked may. Links that were sent stop working',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
  certificate: download({
    method: 'GET',
    path: '/documents/:id/certificate',
    summary: 'Who approved the bytes of a version, how they are known, when and with what words, and how to check it',
    access: 'signed-in',
    input: z.object({ id, version: VersionNumber.optional(), format: z.enum(['pdf', 'docx']).default('pdf') }),
  }),
  trail: download({
    method: 'GET',
    path: '/documents/:id/trail',
    summary: 'The audit trail of a document',
    access: 'signed-in',
    input: z.object({ id, format: z.enum(['json', 'csv']).default('json') }),
  }),
  open: json({
    method: 'GET',
    path: '/reviewing/:token',
    summary: 'The version that somebody without an account was asked to review',
    access: 'public',
    input: z.object({ token }),
    output: z.object({ document: PrintedDocument, review: AskedReview }),
  }),
  openPicture: download({
    method: 'GET',
    path: '/reviewing/:token/pictures/:block',
    summary: 'A diagram or chart of it as SVG',
    access: 'public',
    input: z.object({ token, block: z.string().max(200) }),
  }),
  openFile: download({
    method: 'GET',
    path: '/reviewing/:token/download',
    summary: 'The version as a file',
    access: 'public',
    input: z.object({ token, format: z.enum(formatNames).default('pdf') }),
  }),
  openDecide: json({
    method: 'POST',
    path: '/reviewing/:token/decide',
    summary: 'Decide by the link that was sent; once',
    access: 'public',
    input: z.object({ token, decision: Decision, reason: Reason, contentHash: ContentHash }),
    output: Succeeded.extend({ state: ReviewState }),
  }),
}
