/** What was, what is only tried and what is to come bind nothing beside what is asked for. */
const otherTime =
  /\b(?:currently|at present|at the moment|so far|until now|up to now|in the past|last (?:year|season|month|winter|summer)|used to|previously|formerly|for the time being|temporar\w+|for example|e\.g)\b/i
/** What the sentence itself takes back for some cases. */
const exception =
  /\b(?:except\w*(?<!\bwithout exceptions?)(?<!\bno exceptions?)|unless|other than|apart from|aside from|save for|only (?:if|when|after|once|where)|in an emergency|on request|optional\w*|where possible|if possible|as far as possible|preferabl\w+|ideally)\b/i

/** Whether a sentence holds now and in every case. */
export const bindsAlways = (text: string) => !otherTime.test(text) && !exception.test(text)
