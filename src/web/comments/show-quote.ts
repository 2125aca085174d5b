const longest = 240

/** Words as they are quoted beside the paper, where they stand in full. */
export const showQuote = (quote: string) => `“${quote.length > longest ? `${quote.slice(0, longest).trimEnd()}…` : quote}”`
