/** The fields that are read from a report of afdocs: https://afdocs.dev/reference/cli */
interface Report {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number; checkScores: Record<string, { proportion: number; maxScore: number }> };
  testedPages?: number;
}

interface AgentScore {
  /** From 0 to 100. */
  overall: number;
  pages: number;
  /** One line for each check without full points, the largest loss first. */
  lostPoints: string[];
}

/**
 * Reads a report of afdocs.
 *
 * @param output its standard output, JSON after optional warnings
 * @throws with the output if it contains no score
 */
export function agentScore(output: string): AgentScore {
  const start = output.indexOf('{');
  const report = (start < 0 ? {} : JSON.parse(output.slice(start))) as Partial<Report>;
  const { scoring, results = [], testedPages = 0 } = report;
  if (!scoring) throw new Error(`afdocs printed no score:\n${output}`);
  const maxTotal = Object.values(scoring.checkScores).reduce((sum, { maxScore }) => sum + maxScore, 0);
  const loss = (id: string) => {
    const { proportion = 1, maxScore = 0 } = scoring.checkScores[id] ?? {};
    return ((1 - proportion) * maxScore * 100) / maxTotal;
  };
  const lostPoints = results
    .map(({ id, message }) => ({ id, message, lost: loss(id) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ id, message, lost }) => `-${lost.toFixed(1)} ${id}: ${message}`);
  return { overall: scoring.overall, pages: testedPages, lostPoints };
}
