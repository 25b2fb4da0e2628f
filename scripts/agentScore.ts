/** What of the scorer's report is read: https://afdocs.dev/reference/cli */
interface Report {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number; checkScores: Record<string, { proportion: number; maxScore: number }> };
  testedPages?: number;
}

/** A score with what it lacks. */
export interface AgentScore {
  /** From 0 to 100. */
  overall: number;
  pages: number;
  /** One line each check that did not give all its points, the most expensive first. */
  lacking: string[];
}

/**
 * Reads the report of the scorer.
 *
 * @param output what it printed, as JSON
 * @throws with the output when it holds no score
 */
export function agentScore(output: string): AgentScore {
  const start = output.indexOf('{');
  const report = (start < 0 ? {} : JSON.parse(output.slice(start))) as Partial<Report>;
  const { scoring, results = [], testedPages = 0 } = report;
  if (!scoring) throw new Error(`the scorer gave no score:\n${output}`);
  const whole = Object.values(scoring.checkScores).reduce((sum, { maxScore }) => sum + maxScore, 0);
  const costOf = (id: string) => {
    const { proportion = 1, maxScore = 0 } = scoring.checkScores[id] ?? {};
    return ((1 - proportion) * maxScore * 100) / whole;
  };
  const lacking = results
    .map(({ id, message }) => ({ id, message, cost: costOf(id) }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .map(({ id, message, cost }) => `-${cost.toFixed(1)} ${id}: ${message}`);
  return { overall: scoring.overall, pages: testedPages, lacking };
}
