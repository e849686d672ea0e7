/**
 * What the password on a card is made of: words that a child of seven can read and type, none of
 * which sounds like another.
 */
export const cardWords: readonly string[] = `
  acorn alarm angel apple arrow baker bacon badge banjo barn basket beach beans berry bird biscuit
  blanket boat bonfire book bottle bounce bread brick bridge brush bubble bucket bus butter button
  cabin cactus cake camel candle canoe car card carpet carrot castle cat cheese cherry chicken
  circus clock cloud clover coat coconut comet cookie coral cotton cow crab crayon crown cup
  curtain daisy dance desk diamond dinner dog dolphin donkey door dragon drum duck eagle earth egg
  elbow engine fairy farm feather fence fiddle finger fire fish flag flute forest fox frog garden
  gate ghost giant ginger giraffe glove goat gold goose grape grass guitar hammer hand harbour hat
  hedge helmet honey horse house igloo insect island jacket jelly jigsaw juice jungle kettle key
  king kitten ladder lake lamp lemon letter lion lizard log magnet mango map marble market melon
  milk mirror monkey moon mountain mouse muffin music nest noodle nurse ocean olive onion orange
  orchard otter owl paint panda paper parrot peach peanut pencil penguin pepper piano pillow pilot
  pirate planet plum pocket pond pony popcorn potato prince pumpkin puppy puzzle queen rabbit
  radio rain rainbow raisin ribbon river robin robot rocket rope saddle salad sand scarf school
  seed shadow sheep shell ship shoe silver singer sister sky snail snow sock spider spoon spring
  square squirrel star statue stone storm story straw summer swan table tail tea teapot tent tiger
  toast tomato torch towel tower train tree trumpet tulip tunnel turkey turtle umbrella valley
  violin wagon wall walrus water whale wheel whistle window winter wizard wolf yellow yogurt zebra`
  .trim()
  .split(/\s+/u);
