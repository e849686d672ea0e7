import { z } from 'zod';
import { askService, PlatformError, readJson, type PlatformTools } from './ask-platform.ts';
import { LINE_ITEM_SCOPE } from './launch-claims.ts';
import { findQuizTitle, type LinkRow } from './launches-queries.ts';
import type { PlatformRow } from './platforms-queries.ts';
import { lockLineItem, setLineItem } from './scores-queries.ts';

const LINE_ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';
const LINE_ITEMS_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';

const columnSchema = z.object({ id: z.url({ protocol: /^https?$/ }) });

type Column = string | null;
const underWay = new Map<string, Promise<Column>>();

/**
 * Returns the link's column on the platform; null if it has none and cannot create one. Only one
 * caller asks for the column, however many marks are sent at once: within this process the others
 * share its promise without holding a connection; other processes wait for the lock.
 */
export async function findColumn(
  tools: PlatformTools,
  platform: PlatformRow,
  link: LinkRow,
  signal: AbortSignal,
): Promise<Column> {
  if (link.lineItemUrl !== null) return link.lineItemUrl;
  const column =
    underWay.get(link.id) ??
    tools.database
      .transaction(async (transaction) => {
        const made = await lockLineItem(transaction, link.id);
        if (made !== null) return made;
        const url = await askForColumn(tools, platform, link, signal);
        if (url !== null) await setLineItem(transaction, link.id, url);
        return url;
      })
      .finally(() => underWay.delete(link.id));
  underWay.set(link.id, column);
  return column;
}

async function askForColumn(
  tools: PlatformTools,
  platform: PlatformRow,
  { quizCode, resourceLinkId, lineItemsUrl }: LinkRow,
  signal: AbortSignal,
): Promise<Column> {
  const quiz = lineItemsUrl === null ? undefined : await findQuizTitle(tools.database, quizCode);
  if (lineItemsUrl === null || !quiz) return null;
  const search = new URL(lineItemsUrl);
  search.searchParams.set('resource_link_id', resourceLinkId);
  const listed = await askService(tools, platform, LINE_ITEM_SCOPE, {
    method: 'GET',
    url: search.href,
    headers: { accept: LINE_ITEMS_TYPE },
    signal,
  });
  const there = z.array(columnSchema).safeParse(readJson(listed.text));
  if (there.success && there.data[0]) return there.data[0].id;
  const made = await askService(tools, platform, LINE_ITEM_SCOPE, {
    method: 'POST',
    url: lineItemsUrl,
    headers: { 'content-type': LINE_ITEM_TYPE, accept: LINE_ITEM_TYPE },
    body: JSON.stringify({
      label: quiz.title,
      scoreMaximum: Math.max(1, quiz.maxMark),
      resourceId: quizCode,
      resourceLinkId,
    }),
    signal,
  });
  const parsed = columnSchema.safeParse(readJson(made.text));
  if (parsed.success) return parsed.data.id;
  throw new PlatformError(`${platform.name} made a grade column and did not say which.`);
}
