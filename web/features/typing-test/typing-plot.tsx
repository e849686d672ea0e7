import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import type { TypingResult } from '../../../shared/contract/typing-test.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import classes from './my-typing-results.module.css';

interface TypingPlotProps {
  /** Sorted, oldest first. */
  results: readonly TypingResult[];
}

/** A chart of WPM by run. A separate chunk, so that the test does not wait for it. */
export default function TypingPlot({ results }: TypingPlotProps) {
  return (
    <div className={classes.chart} aria-hidden>
      <LineChart
        h="100%"
        data={results.map(({ wpm, timestamp }, run) => ({
          run,
          wpm,
          when: formatDateTime(timestamp),
        }))}
        dataKey="when"
        series={[{ name: 'wpm', label: 'WPM', color: 'var(--greenpen-ink)' }]}
        curveType="linear"
        withXAxis={false}
        withDots
        yAxisProps={{ width: 36, allowDecimals: false }}
        lineProps={{ isAnimationActive: false }}
        // The caption describes it in words; a hidden chart must not take the focus.
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
