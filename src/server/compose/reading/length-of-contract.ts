/** How long the contract or the project lasts, as a span of time. */
export const lengthOfContract =
  /\b(?:contract|project|assignment|engagement)\b[^.;]{0,30}\b(?:length|term|duration|period|lasts|of|runs)\b|\b(?:length|term|duration) of (?:the )?(?:contract|project|assignment)/i
