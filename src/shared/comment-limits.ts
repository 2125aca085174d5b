export const commentLimits = { text: 4000, quote: 2000, threads: 1000, comments: 500, name: 80 }
