import { AppError } from '#shared/errors.ts'

const count = (amount: number) => amount.toLocaleString('en-GB')

/** Why a template cannot be read, and how to solve it. */
export const refusal = {
  damaged: (cause?: unknown) =>
    new AppError('unreadable-file', 'This file is damaged or was not uploaded whole.', {
      details: 'Open it in the program that made it, save it again, and upload that.',
      cause,
    }),
  tooLarge: () =>
    new AppError('too-large', 'This file unpacks to more than 50 MB.', {
      details: 'Remove pictures and attachments from a copy of it, and upload that.',
    }),
  tooComplex: () =>
    new AppError('unreadable-file', 'This file takes more time or memory to read than is allowed.', {
      details: 'Upload a shorter copy of it, with only what is needed.',
    }),
  encrypted: () =>
    new AppError('unreadable-file', 'This file is protected with a password.', {
      details: 'Remove the protection and upload it again.',
    }),
  oldWord: () =>
    new AppError('unreadable-file', 'This is a document of an older Word (.doc).', {
      details: 'Save it as .docx in Word or LibreOffice and upload that.',
    }),
  oldWriter: () =>
    new AppError('unreadable-file', 'This is a document of an older OpenOffice (.sxw).', {
      details: 'Save it as .odt or .docx in LibreOffice and upload that.',
    }),
  scanned: () =>
    new AppError('unreadable-file', 'This PDF has pictures of pages and no text.', {
      details: 'Upload the document that it was made from, or type its headings into a .txt file.',
    }),
  unknownLetters: () =>
    new AppError('unreadable-file', 'This PDF does not say which letters its words are made of.', {
      details: 'Upload the document that it was made from, or save that as PDF again.',
    }),
  otherContent: (extension: string, found = 'something else') =>
    new AppError('unreadable-file', `This file is named ${extension}, but contains ${found}.`, {
      details: 'Upload the document itself, under the name that its program gave it.',
    }),
  forbiddenMarkup: () =>
    new AppError('unreadable-file', 'This file contains declarations (DTD) that an Office document never has.', {
      details: 'Open it in the program that made it, save it again, and upload that.',
    }),
  embeddedFile: () =>
    new AppError('unreadable-file', 'This document has another file in it that Word shows as part of its text.', {
      details: 'Open it in Word, save it again, so that the text becomes its own, and upload that.',
    }),
  tooDeep: () =>
    new AppError('unreadable-file', 'This JSON is nested more than 100 levels deep.', {
      details: 'Upload only its headings, as a .txt or .md file.',
    }),
  badJson: () =>
    new AppError('unreadable-file', 'This file is not valid JSON.', { details: 'Check it for a missing bracket, quote or comma.' }),
  otherKind: (purpose: 'brief' | 'template', extensions: readonly string[]) =>
    new AppError('unsupported-media', `A ${purpose} can be a ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1)} file.`, {
      details: 'Save the document as one of these and upload that.',
    }),
  noText: () =>
    new AppError('unreadable-file', 'This file has no text.', { details: 'Open it and see whether it is the right one.' }),
  tooLong: () =>
    new AppError('too-large', 'This file has more than a million characters.', {
      details: 'Upload the part that says what is wanted, without its annexes.',
    }),
  tooManyPages: (pages: number, most: number) =>
    new AppError('too-large', `This PDF has ${count(pages)} pages, and at most ${count(most)} are read.`, {
      details: 'Upload the part that says what is wanted, without its annexes.',
    }),
  noHeadings: () =>
    new AppError('unreadable-file', 'No headings were found in this file.', {
      details:
        'Give its headings a heading style (Word), bookmarks (PDF), # marks (Markdown) or numbers (text), and upload it again.',
    }),
} as const
