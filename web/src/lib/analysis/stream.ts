/** The analysis of a finished game as it comes from the server: line by line, while it is computed. */
import type { AnalysisLine } from '../wire/protocol';

/** Yields the lines of an answer as they arrive. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnalysisLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as AnalysisLine;
      if (done) return;
    }
  } finally {
    // Whoever stops reading closes the connection, and the server stops computing.
    await reader.cancel().catch(() => undefined);
  }
}
