/** One way of saying what must not be, so that a signal is written once. */
export const inPlainModals = (text: string) =>
  text
    .replaceAll('’', "'")
    .replace(/\b(?:can't|can not|couldn't|could not)\b/gi, 'cannot')
    .replace(
      /\b(?:(?:shall|should|must)(?: not|n't)|(?:shall|must|may|should) never|(?:is|are)(?: not|n't) to|(?:is|are) (?:not allowed|not permitted|forbidden) to|(?:is|are) prohibited from|under no circumstances (?:may|shall|must))\b/gi,
      'must not',
    )
