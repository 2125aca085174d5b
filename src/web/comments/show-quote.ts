const longest = 240

/** Shortens a quotation, which the document shows in full. */
export const showQuote = (quote: string) => `“${quote.length > longest ? `${quote.slice(0, longest).trimEnd()}…` : quote}”`
