import deskNarrowDark from '../pictures/desk-narrow-dark.webp';
import deskNarrowLight from '../pictures/desk-narrow-light.webp';
import deskWideDark from '../pictures/desk-wide-dark.webp';
import deskWideLight from '../pictures/desk-wide-light.webp';
import groupsNarrowDark from '../pictures/groups-narrow-dark.webp';
import groupsNarrowLight from '../pictures/groups-narrow-light.webp';
import groupsWideDark from '../pictures/groups-wide-dark.webp';
import groupsWideLight from '../pictures/groups-wide-light.webp';
import phoneDark from '../pictures/phone-narrow-dark.webp';
import phoneLight from '../pictures/phone-narrow-light.webp';
import resultsNarrowDark from '../pictures/results-narrow-dark.webp';
import resultsNarrowLight from '../pictures/results-narrow-light.webp';
import resultsWideDark from '../pictures/results-wide-dark.webp';
import resultsWideLight from '../pictures/results-wide-light.webp';
import classes from './picture.module.css';

interface Source {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Narrow windows get a picture taken in a narrow window, whose words can be read there. */
const pictures = {
  desk: {
    wide: { light: deskWideLight, dark: deskWideDark, width: 1120, height: 720 },
    narrow: { light: deskNarrowLight, dark: deskNarrowDark, width: 390, height: 720 },
  },
  groups: {
    wide: { light: groupsWideLight, dark: groupsWideDark, width: 1120, height: 760 },
    narrow: { light: groupsNarrowLight, dark: groupsNarrowDark, width: 390, height: 720 },
  },
  results: {
    wide: { light: resultsWideLight, dark: resultsWideDark, width: 1120, height: 720 },
    narrow: { light: resultsNarrowLight, dark: resultsNarrowDark, width: 390, height: 720 },
  },
  phone: {
    wide: undefined,
    narrow: { light: phoneLight, dark: phoneDark, width: 390, height: 740 },
  },
} satisfies Record<string, { wide: Source | undefined; narrow: Source }>;

export type PictureName = keyof typeof pictures;

/**
 * A screenshot of the product, taken by e2e/pictures/take-pictures.ts, in the page's colour scheme.
 * The image for the other scheme is hidden and lazy, so it is never fetched.
 */
export function Picture({ name, alt }: { name: PictureName; alt: string }) {
  const { wide, narrow } = pictures[name];
  const shown = wide ?? narrow;
  return (
    <div className={classes.frame} data-shape={wide ? undefined : 'phone'}>
      {(['light', 'dark'] as const).map((scheme) => (
        <picture key={scheme} className={classes.picture} data-scheme={scheme}>
          {wide && (
            <source
              media="(max-width: 36em)"
              srcSet={narrow[scheme]}
              width={narrow.width}
              height={narrow.height}
            />
          )}
          <img
            src={shown[scheme]}
            alt={alt}
            width={shown.width}
            height={shown.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </div>
  );
}
