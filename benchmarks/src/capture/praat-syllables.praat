# Syllable nuclei by intensity, the procedure of de Jong and Wempe 2009: peaks above a threshold, a dip of 2 dB, voiced.
form Syllables
    sentence file
endform
sound = Read from file: file$
intensity = To Intensity: 50, 0, "yes"
lowest = Get minimum: 0, 0, "Parabolic"
loud = Get quantile: 0, 0, 0.99
threshold = max(lowest, loud - 25)
frames = Get number of frames
selectObject: sound
pitch = To Pitch (ac): 0.02, 30, 15, "no", 0.03, 0.25, 0.01, 0.35, 0.25, 450
selectObject: intensity
peaks = 0
for i from 2 to frames - 1
    before = Get value in frame: i - 1
    here = Get value in frame: i
    after = Get value in frame: i + 1
    if here > before and here >= after and here > threshold
        peaks = peaks + 1
        at[peaks] = Get time from frame number: i
        level[peaks] = here
    endif
endfor
count = 0
kept = 1
for i from 1 to peaks - 1
    selectObject: intensity
    dip = Get minimum: at[i], at[i + 1], "None"
    if level[i] - dip > 2
        selectObject: pitch
        hz = Get value at time: at[i], "Hertz", "Linear"
        if hz <> undefined
            count = count + 1
        endif
    endif
endfor
writeInfoLine: count
